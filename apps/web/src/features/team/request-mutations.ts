// What the hosts decide about a request and its quotes. The database does each in one transaction, or refuses with a reason.
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { type Supabase, supabase } from '#web/lib/supabase.ts';

/** A second time is answered as the first. */
export const acceptQuote = (quote: string): Promise<Done> => call((client) => client.rpc('accept_quote', { quote }));

export const declineQuote = (quote: string, reason: string): Promise<Done> =>
  call((client) => client.rpc('decline_quote', { quote, reason }));

export const declineRequest = (request: string, reason: string): Promise<Done> =>
  call((client) => client.rpc('decline_request', { request, reason }));

export const cancelBooking = (request: string, reason: string): Promise<Done> =>
  call((client) => client.rpc('cancel_booking', { request, reason }));

const call = (ask: (client: Supabase) => PromiseLike<{ error: unknown }>): Promise<Done> =>
  attempt(async () => {
    const { error } = await ask(await supabase());
    return error ? refusalOf(error) : { ok: true };
  });

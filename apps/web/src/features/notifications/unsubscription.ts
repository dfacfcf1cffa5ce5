// What the link of a mail would end, and ending it. Without a session: the signature in the link decides.
import { queryOptions } from '@tanstack/react-query';
import { attempt, type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';
import type { unsubscribe as words } from '#web/locales/fr/unsubscribe.ts';

export type Unsubscription = { state: 'unknown' } | { state: 'on' | 'off'; kind: keyof typeof words.kinds };

export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: async ({ signal }): Promise<Unsubscription> => {
      const client = await supabase();
      const { data } = await client.rpc('unsubscription', { token }).abortSignal(signal).throwOnError();
      return data as unknown as Unsubscription;
    },
  });

export const unsubscribe = (token: string): Promise<{ ok: true; now: Unsubscription } | Refusal> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('unsubscribe', { token });
    return error ? refusalOf(error) : { ok: true, now: data as unknown as Unsubscription };
  });

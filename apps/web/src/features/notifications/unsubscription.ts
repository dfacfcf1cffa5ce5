// Reads and ends the subscription that a link of a mail names. It needs no session: the signature in the link is checked.
import { queryOptions } from '@tanstack/react-query';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { attempt, type Refusal } from '#web/lib/api/refusal.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import type { unsubscribe as text } from '#web/locales/fr/account/unsubscribe.ts';

export type Unsubscription = { state: 'unknown' } | { state: 'on' | 'off'; kind: keyof typeof text.kinds };

const platform = createPublicData(platformAccess);

export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => platform.call<Unsubscription>('unsubscription', { token }, signal),
  });

export const unsubscribe = (token: string): Promise<{ ok: true; unsubscription: Unsubscription } | Refusal> =>
  attempt(async () => ({ ok: true, unsubscription: await platform.call<Unsubscription>('unsubscribe', { token }) }));

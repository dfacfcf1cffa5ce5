// What the link of a mail would end, and ending it. Without a session: the signature in the link decides.
import { queryOptions } from '@tanstack/react-query';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { attempt, type Refusal } from '#web/lib/api/refusal.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import type { unsubscribe as words } from '#web/locales/fr/unsubscribe.ts';

export type Unsubscription = { state: 'unknown' } | { state: 'on' | 'off'; kind: keyof typeof words.kinds };

const platform = createPublicData(platformAccess);

export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => platform.call<Unsubscription>('unsubscription', { token }, signal),
  });

export const unsubscribe = (token: string): Promise<{ ok: true; now: Unsubscription } | Refusal> =>
  attempt(async () => ({ ok: true, now: await platform.call<Unsubscription>('unsubscribe', { token }) }));

// Reads and ends the subscription that a link of a mail names. It needs no session: the signature in the link is checked.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { attempt, type Refusal } from '#web/lib/api/refusal.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import type { unsubscribe as text } from '#web/locales/fr/account/unsubscribe.ts';

const kinds = [
  'replies',
  'tasks',
  'payments',
  'messages',
  'quotes',
  'news',
  'digest',
] as const satisfies readonly (keyof typeof text.kinds)[];

const unsubscription = z.union([
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.enum(['on', 'off']), kind: z.enum(kinds) }),
]);
export type Unsubscription = z.infer<typeof unsubscription>;

const platform = createPublicData(platformAccess);

export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: async ({ signal }) => unsubscription.parse(await platform.call('unsubscription', { token }, signal)),
  });

export const unsubscribe = (token: string): Promise<{ ok: true; unsubscription: Unsubscription } | Refusal> =>
  attempt(async () => ({
    ok: true,
    unsubscription: unsubscription.parse(await platform.call('unsubscribe', { token })),
  }));

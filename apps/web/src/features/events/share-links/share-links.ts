// The secret links to the sheets of an event. The database stores only the digest of a secret, so it is known once, when a link is created.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export type ShareLink = Pick<Tables<'share_links'>, 'id' | 'label' | 'created_at' | 'last_seen_at' | 'revoked_at'>;

/** Also the first segment of the sheet's path. */
export type SheetKind = 'kitchen' | 'timeline';

export const shareLinksQuery = (eventId: string, kind: SheetKind) =>
  queryOptions({
    queryKey: ['share-links', eventId, kind],
    queryFn: async ({ signal }): Promise<ShareLink[]> => {
      const client = await supabase();
      const { data } = await client
        .from('share_links')
        .select('id, label, created_at, last_seen_at, revoked_at')
        .eq('event_id', eventId)
        .eq('kind', kind)
        .order('created_at', { ascending: false })
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

const newShareLink = z.object({ token: z.string() });

export const createShareLink = (
  eventId: string,
  kind: SheetKind,
  label: string,
): Promise<{ ok: true; token: string } | Refusal> =>
  callApi(
    (client) => client.rpc('create_share_link', { of_event: eventId, kind, label }),
    (data) => newShareLink.parse(data),
  );

export const revokeShareLink = (id: string): Promise<Done> =>
  writeApi((client) => client.from('share_links').update({ revoked_at: new Date().toISOString() }).eq('id', id));

export const removeShareLink = (id: string): Promise<Done> =>
  writeApi((client) => client.from('share_links').delete().eq('id', id));

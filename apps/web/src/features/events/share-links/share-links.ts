// The secret links to the sheets of an event, as the hosts keep them. Only here and now is a secret known: the database has its digest.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export type ShareLink = Pick<Tables<'share_links'>, 'id' | 'label' | 'created_at' | 'last_seen_at' | 'revoked_at'>;

/** Whose path is named like it. */
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

export const createShareLink = (
  eventId: string,
  kind: SheetKind,
  label: string,
): Promise<{ ok: true; token: string } | Refusal> =>
  callApi(
    (client) => client.rpc('create_share_link', { of_event: eventId, kind, label }),
    (data) => ({ token: (data as { token: string }).token }),
  );

export const revokeShareLink = (id: string): Promise<Done> =>
  writeApi((client) => client.from('share_links').update({ revoked_at: new Date().toISOString() }).eq('id', id));

export const removeShareLink = (id: string): Promise<Done> =>
  writeApi((client) => client.from('share_links').delete().eq('id', id));

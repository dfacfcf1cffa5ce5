// The secret links to the sheet of the day, as the hosts keep them. Only when it is made is a secret known: the database has its digest.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';

export type TimelineLink = Pick<Tables<'share_links'>, 'id' | 'label' | 'created_at' | 'last_seen_at' | 'revoked_at'>;

export const timelineLinksQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['timeline-links', eventId],
    queryFn: async ({ signal }): Promise<TimelineLink[]> => {
      const client = await supabase();
      const { data } = await client
        .from('share_links')
        .select('id, label, created_at, last_seen_at, revoked_at')
        .eq('event_id', eventId)
        .eq('kind', 'timeline')
        .order('created_at', { ascending: false })
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export const createTimelineLink = (eventId: string, label: string): Promise<{ ok: true; token: string } | Refusal> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('create_share_link', { of_event: eventId, kind: 'timeline', label });
    return error ? refusalOf(error) : { ok: true, token: (data as { token: string }).token };
  });

export const revokeTimelineLink = (id: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const change = { revoked_at: new Date().toISOString() };
    const { error } = await client.from('share_links').update(change).eq('id', id);
    return error ? refusalOf(error) : { ok: true };
  });

export const removeTimelineLink = (id: string): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { error } = await client.from('share_links').delete().eq('id', id);
    return error ? refusalOf(error) : { ok: true };
  });

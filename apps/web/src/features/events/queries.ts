// The events of a person, with what each of them lets that person do.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '#web/lib/supabase.ts';

type EventRow = Pick<
  Tables<'events'>,
  'id' | 'kind' | 'name' | 'starts_on' | 'ends_on' | 'place' | 'expected_guests' | 'cover_path' | 'rsvp_closes_on'
>;

export interface PlannedEvent extends EventRow {
  role: 'owner' | 'editor' | 'viewer';
  canEdit: boolean;
  canSeeBudget: boolean;
}

export const eventsKey = ['events'] as const;

/** The next ones first, then those without a day, then the past. */
export const eventsQuery = (personId: string) =>
  queryOptions({
    queryKey: eventsKey,
    queryFn: async ({ signal }): Promise<PlannedEvent[]> => {
      const client = await supabase();
      const { data } = await client
        .from('events')
        .select(
          'id, kind, name, starts_on, ends_on, place, expected_guests, cover_path, rsvp_closes_on, event_members!inner(role, can_see_budget)',
        )
        .eq('event_members.user_id', personId)
        .order('starts_on', { ascending: true })
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ event_members: [membership], ...event }) => {
        const role = membership?.role as PlannedEvent['role'];
        return { ...event, role, canEdit: role !== 'viewer', canSeeBudget: membership?.can_see_budget ?? false };
      });
    },
    staleTime: 60_000,
  });

// Queries for the events of a person and for what every page of an event shows: its moments, its budget and its website.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { EventRole, PlannedEvent } from '#web/features/events/planned-event.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export type { EventRole, PlannedEvent } from '#web/features/events/planned-event.ts';

/** By their day; those without one come last. */
export const eventsQuery = (personId: string) =>
  queryOptions({
    queryKey: eventKeys.list,
    queryFn: async ({ signal }): Promise<PlannedEvent[]> => {
      const client = await supabase();
      const { data } = await client
        .from('events')
        .select(
          'id, kind, name, starts_on, ends_on, place, expected_guests, cover_path, rsvp_closes_on, archived_at, deletion_on, version, event_members!inner(role, can_see_budget)',
        )
        .eq('event_members.user_id', personId)
        .order('starts_on', { ascending: true })
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ event_members: [membership], ...event }) => {
        const role = membership?.role as EventRole;
        return { ...event, role, canEdit: role !== 'viewer', canSeeBudget: membership?.can_see_budget ?? false };
      });
    },
    staleTime: 60_000,
  });

export type Moment = Tables<'moments'>;

export const momentsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.moments(eventId),
    queryFn: async ({ signal }): Promise<Moment[]> => {
      const client = await supabase();
      const { data } = await client
        .from('moments')
        .select()
        .eq('event_id', eventId)
        .order('position')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** In cents; null while nobody has set one. */
export const budgetQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.budgetTotal(eventId),
    queryFn: async ({ signal }): Promise<number | null> => {
      const client = await supabase();
      const { data } = await client
        .from('event_budgets')
        .select('total_cents')
        .eq('event_id', eventId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data?.total_cents ?? null;
    },
  });

export type Website = Tables<'event_websites'>;

export const websiteQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.website(eventId),
    queryFn: async ({ signal }): Promise<Website> => {
      const client = await supabase();
      const { data } = await client
        .from('event_websites')
        .select()
        .eq('event_id', eventId)
        .abortSignal(signal)
        .single()
        .throwOnError();
      return data;
    },
  });

// The timeline of an event: its entries, and the partners and members who can be in charge of them. The area copies the
// last answer to the device, for places without a network.
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { Timeline } from '#web/features/timeline/entries.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const timelineQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.timeline(eventId),
    queryFn: ({ signal }): Promise<Timeline> => readTimeline(eventId, signal),
  });

/** Whether booked partners see the plan of the day on the page of their booking. */
export const planSharingQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventKeys.timeline(eventId), 'sharing'],
    queryFn: async ({ signal }): Promise<boolean> => {
      const client = await supabase();
      const { data } = await client
        .from('events')
        .select('shares_day_plan')
        .eq('id', eventId)
        .abortSignal(signal)
        .single()
        .throwOnError();
      return data.shares_day_plan;
    },
  });

/** The client does not retry: the page must soon say that it shows a copy, and TanStack retries once. */
async function readTimeline(eventId: string, signal: AbortSignal): Promise<Timeline> {
  const client = await supabase();
  const [items, partners, people] = await Promise.all([
    client
      .from('timeline_items')
      .select()
      .eq('event_id', eventId)
      .order('day')
      .order('starts_minute')
      .order('position')
      .order('id')
      .abortSignal(signal)
      .retry(false)
      .throwOnError(),
    client
      .from('event_partners')
      .select('id, name, state, contact')
      .eq('event_id', eventId)
      .neq('name', '')
      .order('name')
      .order('id')
      .abortSignal(signal)
      .retry(false)
      .throwOnError(),
    client.rpc('event_member_profiles', { of_event: eventId }).abortSignal(signal).retry(false).throwOnError(),
  ]);
  return {
    items: items.data,
    partners: partners.data,
    members: people.data.map(({ user_id: id, name }) => ({ id, name })),
  };
}

// The day of an event: its entries, and who can be put in charge of them. One wave; what was read last is kept for where there is no network.
import { queryOptions } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/queries.ts';
import { keepTimeline, keptTimeline } from '#web/features/timeline/cached-timeline.ts';
import type { Timeline } from '#web/features/timeline/entries.ts';
import { supabase } from '#web/lib/api/supabase.ts';

interface Whose {
  eventId: string;
  personId: string;
}

/** Under the event's own key: whatever is done to the event renews it. */
export const timelineQuery = ({ eventId, personId }: Whose) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'timeline'],
    queryFn: async ({ signal }): Promise<Timeline> => {
      const timeline = await readTimeline(eventId, signal);
      keepTimeline(personId, eventId, timeline);
      return timeline;
    },
    initialData: () => keptTimeline(personId, eventId)?.timeline,
    initialDataUpdatedAt: () => keptTimeline(personId, eventId)?.at,
  });

/** Tried once more by the page alone: whoever looks at a copy is to know it soon. */
async function readTimeline(eventId: string, signal: AbortSignal): Promise<Timeline> {
  const client = await supabase();
  const [items, vendors, people] = await Promise.all([
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
      .select('id, name, state')
      .eq('event_id', eventId)
      .neq('name', '')
      .order('name')
      .order('id')
      .abortSignal(signal)
      .retry(false)
      .throwOnError(),
    client.rpc('event_team', { of_event: eventId }).abortSignal(signal).retry(false).throwOnError(),
  ]);
  return {
    items: items.data,
    vendors: vendors.data,
    members: people.data.map(({ user_id: id, name }) => ({ id, name })),
  };
}

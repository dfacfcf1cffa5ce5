// What a task, a document or a cost of an event can be tied to. Under the event's own key: whatever is done to it renews them.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export interface Tie {
  id: string;
  name: string;
}

export type Vendor = Pick<Tables<'event_partners'>, 'id' | 'name' | 'trade'>;

/** Those of the team that have a name. */
export const vendorsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.partnerOptions(eventId),
    queryFn: async ({ signal }): Promise<Vendor[]> => {
      const client = await supabase();
      const { data } = await client
        .from('event_partners')
        .select('id, name, trade')
        .eq('event_id', eventId)
        .neq('name', '')
        .order('name')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** Only for those who see the budget. */
export const budgetLinesQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.budgetItemOptions(eventId),
    queryFn: async ({ signal }): Promise<Tie[]> => {
      const client = await supabase();
      const { data } = await client
        .from('budget_items')
        .select('id, name:label')
        .eq('event_id', eventId)
        .order('position')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

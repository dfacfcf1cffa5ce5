// The partners and budget lines of an event that a task, a document or a cost can be linked to.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export interface LinkOption {
  id: string;
  name: string;
}

export type PartnerOption = Pick<Tables<'event_partners'>, 'id' | 'name' | 'trade'>;

/** A wanted trade without a partner has an empty name and cannot be linked to. */
export const partnerOptionsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.partnerOptions(eventId),
    queryFn: async ({ signal }): Promise<PartnerOption[]> => {
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
    queryFn: async ({ signal }): Promise<LinkOption[]> => {
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

// Queries of the seating plans of an event, and of one plan with everything on it.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type SeatingPage, seatingPage } from '#web/features/seating/page.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export type PlanOption = Pick<Tables<'seating_plans'>, 'id' | 'name' | 'moment_id' | 'is_chosen'>;

export const plansQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventKeys.seating(eventId), 'plans'],
    queryFn: async ({ signal }): Promise<PlanOption[]> => {
      const client = await supabase();
      const { data } = await client
        .from('seating_plans')
        .select('id, name, moment_id, is_chosen')
        .eq('event_id', eventId)
        .order('created_at')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export const seatingQuery = (eventId: string, planId: string) =>
  queryOptions({
    queryKey: [...eventKeys.seating(eventId), 'plan', planId],
    queryFn: async ({ signal }): Promise<SeatingPage> => {
      const client = await supabase();
      const { data } = await client.rpc('seating_page', { of_plan: planId }).abortSignal(signal).throwOnError();
      return seatingPage.parse(data);
    },
  });

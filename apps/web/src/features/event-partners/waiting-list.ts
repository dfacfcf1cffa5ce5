// The taken days that an event waits for, and the mutations that start and stop waiting.
import { queryOptions } from '@tanstack/react-query';
import { eventPartnersKey } from '#web/features/event-partners/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { type ToastMutation, useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const { waiting: text } = eventPartners;

/** The ids of the partners for whose day the event waits. */
export const waitingQuery = (eventId: string, day: CivilDate | null) =>
  queryOptions({
    queryKey: [...eventPartnersKey(eventId), 'waiting', day],
    enabled: day !== null,
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const client = await supabase();
      const { data } = await client
        .from('partner_waiting_list')
        .select('partner_id')
        .eq('event_id', eventId)
        .eq('day', day ?? '')
        .abortSignal(signal)
        .throwOnError();
      return new Set(data.map(({ partner_id: id }) => id));
    },
  });

export interface Waiting {
  partnerId: string;
  waits: boolean;
}

export function useWaiting(eventId: string, day: CivilDate | null): ToastMutation<Waiting, { ok: true }> {
  return useToastMutation({
    mutationFn: ({ partnerId, waits }: Waiting) =>
      writeApi((client) =>
        waits
          ? client.rpc('wait_for_day', { of_event: eventId, partner: partnerId })
          : client.from('partner_waiting_list').delete().eq('event_id', eventId).eq('partner_id', partnerId),
      ),
    invalidates: [waitingQuery(eventId, day).queryKey],
    success: (_, { waits }) => ({ title: waits ? text.started : text.stopped }),
    errorTitle: text.failed,
  });
}

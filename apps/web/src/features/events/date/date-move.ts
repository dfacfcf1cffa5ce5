// What a new date of an event moves: looked at first, then done.
import { queryOptions } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export interface Moved {
  id: string;
  from: CivilDate | null;
  to: CivilDate;
}

export interface DateMove {
  tasks: readonly (Moved & { title: string })[];
  instalments: readonly (Moved & { label: string; item_label: string })[];
  moments: readonly (Moved & { name: string })[];
  /** Tasks that stay where they are. */
  fixed: number;
  /** Households that were invited, and those of them that can be written to. */
  invitations: { sent: number; mails: number };
  /** People who replied, and those of them who are asked to confirm. */
  replies: { yes: number; no: number; to_confirm: number };
  bookings: readonly { request_id: string; name: string; is_free: boolean }[];
}

export const dateMoveQuery = (eventId: string, day: CivilDate) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'date move', day],
    queryFn: async ({ signal }): Promise<DateMove> => {
      const client = await supabase();
      const { data } = await client
        .rpc('move_event_date', { of_event: eventId, new_date: day, dry_run: true })
        .abortSignal(signal)
        .throwOnError();
      return data as unknown as DateMove;
    },
  });

export const moveEventDate = (eventId: string, day: CivilDate, messagesPartners: boolean): Promise<Done> =>
  writeApi((client) =>
    client.rpc('move_event_date', {
      of_event: eventId,
      new_date: day,
      dry_run: false,
      message_partners: messagesPartners,
    }),
  );

/** Mails the new date to the households that were invited. `send` names the click: sent twice, it is one sending. */
export const mailNewDate = (eventId: string, send: string): Promise<{ ok: true; count: number } | Refusal> =>
  callApi(
    (client) =>
      client.rpc('send_invitations', { of_event: eventId, kind: 'date_change', segment: { who: 'all' }, send }),
    (data) => ({ count: (data as { count: number }).count }),
  );

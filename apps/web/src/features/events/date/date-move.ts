// Moves the date of an event. The preview lists what would follow the new date; only `moveEventDate` writes.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

const moved = { id: z.string(), from: z.nullable(z.string()), to: z.string() };

const dateMove = z.object({
  tasks: z.array(z.object({ ...moved, title: z.string() })),
  instalments: z.array(z.object({ ...moved, label: z.string(), item_label: z.string() })),
  moments: z.array(z.object({ ...moved, name: z.string() })),
  /** Tasks that keep their day. */
  fixed: z.int(),
  /** Households that were invited, and those of them that have a mail address. */
  invitations: z.object({ sent: z.int(), mails: z.int() }),
  /** People who replied, and those of them who are asked to confirm. */
  replies: z.object({ yes: z.int(), no: z.int(), to_confirm: z.int() }),
  bookings: z.array(z.object({ request_id: z.string(), name: z.string(), is_free: z.boolean() })),
});

export type DateMove = z.infer<typeof dateMove>;
export type Moved = Pick<DateMove['moments'][number], 'id' | 'from' | 'to'>;

export const dateMoveQuery = (eventId: string, day: CivilDate) =>
  queryOptions({
    queryKey: [...eventKeys.dateMoves(eventId), day],
    queryFn: async ({ signal }): Promise<DateMove> => {
      const client = await supabase();
      const { data } = await client
        .rpc('move_event_date', { of_event: eventId, new_date: day, dry_run: true })
        .abortSignal(signal)
        .throwOnError();
      return dateMove.parse(data);
    },
  });

/** The queries that show something whose day follows the event's, or that is sent because the day changed. */
export const dateDependents = (eventId: string) => [
  eventKeys.list,
  eventKeys.dashboards,
  eventKeys.dateMoves(eventId),
  eventKeys.moments(eventId),
  eventKeys.tasks(eventId),
  eventKeys.ledger(eventId),
  eventKeys.timeline(eventId),
  eventKeys.guests(eventId),
  eventKeys.invitations(eventId),
  eventKeys.partners(eventId),
  eventKeys.quoteRequests,
  eventKeys.conversations(eventId),
];

export const moveEventDate = (eventId: string, day: CivilDate, messagesPartners: boolean): Promise<Done> =>
  writeApi((client) =>
    client.rpc('move_event_date', {
      of_event: eventId,
      new_date: day,
      dry_run: false,
      message_partners: messagesPartners,
    }),
  );

const sentMails = z.object({ count: z.int() });

/** Mails the new date to the invited households. A repeated `send` id sends nothing a second time. */
export const mailNewDate = (eventId: string, send: string): Promise<{ ok: true; count: number } | Refusal> =>
  callApi(
    (client) =>
      client.rpc('send_invitations', { of_event: eventId, kind: 'date_change', segment: { who: 'all' }, send }),
    (data) => sentMails.parse(data),
  );

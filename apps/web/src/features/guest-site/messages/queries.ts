// The query of the messages and songs that guests sent with their replies, the newest first.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { GuestMessage } from '#web/features/guest-site/messages/guest-messages.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const messagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.guestMessages(eventId),
    queryFn: async ({ signal }): Promise<GuestMessage[]> => {
      const messages: GuestMessage[] = [];
      for (let isWhole = false; !isWhole; ) {
        const page = await readMessages(eventId, messages.length, signal);
        messages.push(...page);
        isWhole = page.length < MAX_ROWS;
      }
      return messages.toSorted((first, second) => second.at.localeCompare(first.at));
    },
  });

export function useLiveMessages(eventId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [{ table: 'guests', filter: `event_id=eq.${eventId}` }],
    () => void cache.invalidateQueries({ queryKey: messagesQuery(eventId).queryKey }),
  );
}

/** The REST service returns at most this many rows. */
const MAX_ROWS = 1000;

async function readMessages(eventId: string, from: number, signal: AbortSignal): Promise<GuestMessage[]> {
  const client = await supabase();
  const { data } = await client
    .from('guests')
    .select(
      'id, first_name, last_name, message, song_request, updated_at, household:households!inner(id, name), moment_invitations(guest_replies(replied_at, replied_by))',
    )
    .eq('event_id', eventId)
    .or('message.not.is.null,song_request.not.is.null')
    .order('id')
    .range(from, from + MAX_ROWS - 1)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ first_name: first, last_name: last, song_request: song, household, ...guest }) => ({
    id: guest.id,
    name: [first, last].filter(Boolean).join(' ') || household.name,
    household,
    message: guest.message?.trim() ?? '',
    song: song?.trim() ?? '',
    at: sentAt(guest.updated_at, guest.moment_invitations),
  }));
}

type Invitations = ReadonlyArray<{ guest_replies: { replied_at: string; replied_by: string } | null }>;

/** The date of the guest's own reply: a correction by the hosts does not make a message newer. */
function sentAt(changedAt: string, invitations: Invitations): string {
  const replies = invitations.flatMap(({ guest_replies: reply }) =>
    reply !== null && reply.replied_by === 'guest' ? [reply.replied_at] : [],
  );
  return replies.toSorted().at(-1) ?? changedAt;
}

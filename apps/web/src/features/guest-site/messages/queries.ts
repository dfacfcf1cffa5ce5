// The words and the songs that guests sent with their replies, the newest first.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/queries.ts';
import type { GuestWord } from '#web/features/guest-site/messages/guest-messages.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const wordsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, eventId, 'guest-words'],
    queryFn: async ({ signal }): Promise<GuestWord[]> => {
      const words: GuestWord[] = [];
      for (let isWhole = false; !isWhole; ) {
        const some = await readWords(eventId, words.length, signal);
        words.push(...some);
        isWhole = some.length < MOST;
      }
      return words.toSorted((one, other) => other.at.localeCompare(one.at));
    },
  });

export function useLiveWords(eventId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [{ table: 'guests', filter: `event_id=eq.${eventId}` }],
    () => void cache.invalidateQueries({ queryKey: wordsQuery(eventId).queryKey }),
  );
}

/** The service answers with no more rows than this at once. */
const MOST = 1000;

async function readWords(eventId: string, from: number, signal: AbortSignal): Promise<GuestWord[]> {
  const client = await supabase();
  const { data } = await client
    .from('guests')
    .select(
      'id, first_name, last_name, message, song_request, updated_at, household:households!inner(id, name), moment_invitations(guest_replies(replied_at, replied_by))',
    )
    .eq('event_id', eventId)
    .or('message.not.is.null,song_request.not.is.null')
    .order('id')
    .range(from, from + MOST - 1)
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

/** With the guest's own reply: what hosts correct in the list since makes no word newer. */
function sentAt(changedAt: string, invitations: Invitations): string {
  const replies = invitations.flatMap(({ guest_replies: reply }) =>
    reply !== null && reply.replied_by === 'guest' ? [reply.replied_at] : [],
  );
  return replies.toSorted().at(-1) ?? changedAt;
}

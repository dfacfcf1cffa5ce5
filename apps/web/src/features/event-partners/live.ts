// Follows the team of an event and its requests as both sides change them.
import { useQueryClient } from '@tanstack/react-query';
import { teamKey } from '#web/features/event-partners/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

export function useLiveTeam(eventId: string, personId: string): void {
  const cache = useQueryClient();
  const filter = `event_id=eq.${eventId}`;
  useLiveRows(
    [
      { table: 'event_partners', filter },
      { table: 'quote_requests', filter },
      { table: 'quotes', filter },
      // A message moves its conversation, so that these tell of both.
      { table: 'conversations', filter },
      { table: 'conversation_reads', filter: `user_id=eq.${personId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: teamKey(eventId) }),
  );
}

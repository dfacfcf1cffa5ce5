// Refetches the partners of an event when either side changes an entry, a request or a quote.
import { useQueryClient } from '@tanstack/react-query';
import { eventPartnersKey } from '#web/features/event-partners/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

export function useLivePartners(eventId: string, personId: string): void {
  const cache = useQueryClient();
  const filter = `event_id=eq.${eventId}`;
  useLiveRows(
    [
      { table: 'event_partners', filter },
      { table: 'quote_requests', filter },
      { table: 'quotes', filter },
      // A new message updates its conversation, so messages need no subscription.
      { table: 'conversations', filter },
      { table: 'conversation_reads', filter: `user_id=eq.${personId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: eventPartnersKey(eventId) }),
  );
}

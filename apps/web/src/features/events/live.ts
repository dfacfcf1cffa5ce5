// Follows one event as its team changes it: what another member writes is seen without asking.
import { useQueryClient } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/queries.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

export function useLiveEvent(eventId: string): void {
  const cache = useQueryClient();
  const ofEvent = `event_id=eq.${eventId}`;
  useLiveRows(
    [
      { table: 'events', filter: `id=eq.${eventId}` },
      { table: 'moments', filter: ofEvent },
      { table: 'event_members', filter: ofEvent },
      { table: 'event_invitations', filter: ofEvent },
      { table: 'event_handovers', filter: ofEvent },
      { table: 'event_join_requests', filter: ofEvent },
      { table: 'event_websites', filter: ofEvent },
    ],
    () => void cache.invalidateQueries({ queryKey: eventsKey }),
  );
}

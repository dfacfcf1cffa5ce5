// Follows a plan by realtime events: the changes of other members, and the replies that free a seat.
import { useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

const TABLES = [
  'seating_plans',
  'seating_tables',
  'seat_assignments',
  'seating_rules',
  'guest_replies',
  'moment_invitations',
  'guests',
  'households',
] as const;

/** While this page writes, its own answer fetches the plan again. */
export function useLiveSeating(eventId: string, isWriting: () => boolean): void {
  const cache = useQueryClient();
  useLiveRows(
    TABLES.map((table) => ({ table, filter: `event_id=eq.${eventId}` })),
    () => {
      if (!isWriting()) void cache.invalidateQueries({ queryKey: eventKeys.seating(eventId) });
    },
  );
}

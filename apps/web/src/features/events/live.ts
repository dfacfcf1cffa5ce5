// Refetches the queries of one event when another member changes its rows.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

const keysByTable: Readonly<Record<string, (eventId: string) => readonly QueryKey[]>> = {
  events: () => [eventKeys.list],
  moments: (eventId) => [eventKeys.moments(eventId)],
  // A member's own role is part of the list of events.
  event_members: (eventId) => [eventKeys.members(eventId), eventKeys.list],
  event_invitations: (eventId) => [eventKeys.memberInvitations(eventId)],
  event_handovers: (eventId) => [eventKeys.handover(eventId)],
  event_join_requests: (eventId) => [eventKeys.joinRequests(eventId)],
  event_websites: (eventId) => [eventKeys.website(eventId)],
  event_translations: (eventId) => [eventKeys.translations(eventId)],
};
const tables = Object.keys(keysByTable);

export function useLiveEvent(eventId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    tables.map((table) => ({ table, filter: `${table === 'events' ? 'id' : 'event_id'}=eq.${eventId}` })),
    (changes) => {
      // Without changes the connection was just opened: rows may have changed before it.
      const changed = changes.length === 0 ? tables : new Set(changes.map(({ table }) => table));
      for (const table of changed) {
        for (const queryKey of keysByTable[table]?.(eventId) ?? []) void cache.invalidateQueries({ queryKey });
      }
    },
  );
}

// Follows what the dashboard counts. An import of guests changes a thousand rows: however many, they are asked about once in a while.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

const PAUSE_MS = 600;

const counted = [
  'tasks',
  'guest_replies',
  'event_budgets',
  'budget_items',
  'instalments',
  'quotes',
  'conversations',
  'event_activity',
] as const;

export function useLiveDashboard(eventId: string): void {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  const filter = `event_id=eq.${eventId}`;
  useLiveRows(
    [
      { table: 'events', filter: `id=eq.${eventId}` },
      ...counted.map((table) => ({ table, filter })),
      // Of one's own alone.
      { table: 'conversation_reads' },
    ],
    (changes) => {
      if (changes.some(({ table }) => table === 'events')) {
        void cache.invalidateQueries({ queryKey: eventKeys.list });
        return void cache.invalidateQueries({ queryKey: eventKeys.dashboards });
      }
      timer.current ??= setTimeout(() => {
        timer.current = null;
        void cache.invalidateQueries({ queryKey: eventKeys.dashboards });
      }, PAUSE_MS);
    },
  );
}

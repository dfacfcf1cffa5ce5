// Refetches the dashboard when a row that it counts changes. Changes are collected for a moment, because an import of guests writes
// thousands of rows.
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
      // The policy limits it to the person's own rows.
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

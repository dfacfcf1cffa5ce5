// Follows the budget as others write it: the ledger is asked for anew, and nothing that is being typed is disturbed.
import { useQueryClient } from '@tanstack/react-query';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';

const TABLES = ['event_budgets', 'budget_categories', 'budget_items', 'instalments'] as const;

export function useLiveBudget(eventId: string): void {
  const cache = useQueryClient();
  const { queryKey } = ledgerQuery(eventId);
  useLiveRows(
    [
      ...TABLES.map((table) => ({ table, filter: `event_id=eq.${eventId}` })),
      // The head-count and the date are the event's own.
      { table: 'events', filter: `id=eq.${eventId}` },
    ],
    (changes) => {
      if (changes.some(({ table }) => table === 'events')) {
        void cache.invalidateQueries({ queryKey: eventKeys.list });
      }
      void cache.invalidateQueries({ queryKey });
    },
  );
}

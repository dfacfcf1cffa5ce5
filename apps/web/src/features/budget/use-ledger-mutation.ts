// A mutation of the ledger. It may show the expected ledger before the answer, and rolls it back when the database refuses.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { LedgerChange } from '#web/features/budget/changes.ts';
import { budgetRefusalSentence } from '#web/features/budget/mutations.ts';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import { budget as text } from '#web/locales/fr/client/budget.ts';
import {
  type ToastMutation,
  type ToastMutationOptions,
  useToastMutation,
} from '#web/ui/feedback/use-toast-mutation.ts';

interface LedgerMutationOptions<Variables, Data extends { ok: true }>
  extends Pick<ToastMutationOptions<Variables, Data>, 'mutationFn' | 'success'> {
  /** The ledger as it is expected to become; without it nothing is shown before the answer. */
  change?: (variables: Variables) => LedgerChange;
  /** Queries besides the ledger that show what was changed. */
  invalidates?: readonly QueryKey[];
}

export function useLedgerMutation<Data extends { ok: true }, Variables = void>(
  eventId: string,
  { change, invalidates = [], ...options }: LedgerMutationOptions<Variables, Data>,
): ToastMutation<Variables, Data> {
  const cache = useQueryClient();
  const { queryKey } = ledgerQuery(eventId);
  return useToastMutation({
    ...options,
    errorTitle: text.failed,
    errorMessage: budgetRefusalSentence,
    invalidates: [queryKey, ...invalidates],
    optimistic: async (variables: Variables) => {
      // A request that began before this mutation would bring the former ledger back.
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      if (before === undefined || change === undefined) return () => {};
      const shown = cache.setQueryData(queryKey, change(variables)(before));
      return () => {
        // A newer ledger is the answer of the database and stays.
        if (cache.getQueryData(queryKey) === shown) cache.setQueryData(queryKey, before);
      };
    },
  });
}

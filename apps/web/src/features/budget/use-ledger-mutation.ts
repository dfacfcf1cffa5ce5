// One act on the ledger: seen at once, taken back when the database refuses it, told by a toast that may undo it.
import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '#web/features/budget/changes.ts';
import { sentenceOf } from '#web/features/budget/mutations.ts';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { budget as text } from '#web/locales/fr/budget.ts';
import { type ToastText, toast } from '#web/ui/feedback/toast/toast-store.ts';

interface Act<T> {
  /** What it makes of the ledger; nothing to be seen before the answer when absent. */
  change?: Change;
  work: () => Promise<T | Refusal>;
  success?: ToastText | ((done: T) => ToastText);
}

export type RunAct = <T extends { ok: true }>(act: Act<T>) => Promise<T | null>;

export function useLedgerMutation(eventId: string): RunAct {
  const cache = useQueryClient();
  const { queryKey } = ledgerQuery(eventId);
  return async ({ change, work, success }) => {
    // An answer that is on its way knows nothing of this act.
    await cache.cancelQueries({ queryKey });
    const before = cache.getQueryData(queryKey);
    const after = before && change ? change(before) : undefined;
    if (after !== undefined) cache.setQueryData(queryKey, after);
    const result = await work();
    if (!result.ok && after !== undefined && cache.getQueryData(queryKey) === after) {
      cache.setQueryData(queryKey, before);
    }
    const renewal = cache.invalidateQueries({ queryKey });
    if (!result.ok) {
      toast({ variant: 'destructive', title: text.failed, description: sentenceOf(result) });
      return null;
    }
    if (success !== undefined) toast(typeof success === 'function' ? success(result) : success);
    await renewal;
    return result;
  };
}

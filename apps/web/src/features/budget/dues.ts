// Groups the instalments by their state: overdue, due this month, later, without a date, paid.
import { type BudgetLedger, byDue, type Instalment, isLate, type Line } from '#web/features/budget/ledger.ts';

export const dueGroups = ['late', 'month', 'later', 'undated', 'paid'] as const;
export type DueGroup = (typeof dueGroups)[number];

export interface Due {
  instalment: Instalment;
  line: Line;
}

export function duesOf({ instalments, items }: BudgetLedger, today: string): Map<DueGroup, Due[]> {
  const lines = new Map(items.map((line) => [line.id, line]));
  const dues = instalments.toSorted(byDue).flatMap((instalment) => {
    const line = lines.get(instalment.item_id);
    return line === undefined ? [] : [{ instalment, line }];
  });
  const groups = Map.groupBy(dues, ({ instalment }) => groupOf(instalment, today));
  // People look for their last payment first.
  groups
    .get('paid')
    ?.sort((one, other) => ((one.instalment.paid_on ?? '') < (other.instalment.paid_on ?? '') ? 1 : -1));
  return groups;
}

function groupOf(instalment: Instalment, today: string): DueGroup {
  const { due_on: due, paid_on: paid } = instalment;
  if (paid !== null) return 'paid';
  if (due === null) return 'undated';
  if (isLate(instalment, today)) return 'late';
  return due.slice(0, 7) === today.slice(0, 7) ? 'month' : 'later';
}

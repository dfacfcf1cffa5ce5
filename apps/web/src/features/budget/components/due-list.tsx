// All instalments of the budget in groups: overdue, this month, later, without a date, paid.
import { sumOf } from '@liesse/domain';
import { useMemo } from 'react';
import { DueRow } from '#web/features/budget/components/due-row.tsx';
import { dueGroups, duesOf } from '#web/features/budget/dues.ts';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const { dues: text } = budget;

export function DueList({ event, ledger }: { event: PlannedEvent; ledger: BudgetLedger }) {
  const today = useToday();
  const groups = useMemo(() => duesOf(ledger, today), [ledger, today]);
  if (groups.size === 0) return <EmptyState title={text.none} text={text.noneText} />;
  return (
    <div className="flex flex-col gap-10">
      {dueGroups.map((group) => {
        const dues = groups.get(group);
        if (dues === undefined) return null;
        const total = sumOf(dues.map(({ instalment }) => instalment.amount_cents));
        return (
          <section key={group} aria-label={text.groups[group]}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
              <h2 className={`text-heading ${group === 'late' ? 'text-danger' : ''}`}>{text.groups[group]}</h2>
              <p className="text-quiet text-small tabular-nums">{text.sum(dues.length, formatMoney(total))}</p>
            </div>
            <ul className="divide-y divide-hairline border-hairline border-y [&>li]:[contain-intrinsic-height:auto_6rem] [&>li]:[content-visibility:auto]">
              {dues.map((due) => (
                <DueRow key={due.instalment.id} event={event} due={due} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

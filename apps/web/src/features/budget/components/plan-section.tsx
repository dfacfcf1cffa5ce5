// The tab with the instalments of a line: their list, the amount that they do not cover, and the editor.
import { amountOf, excessOf, forfeitOf, type InstalmentKind, sumOf } from '@liesse/domain';
import { useState } from 'react';
import { DueRow } from '#web/features/budget/components/due-row.tsx';
import { PlanEditor } from '#web/features/budget/components/plan-editor.tsx';
import { PlanExcess } from '#web/features/budget/components/plan-excess.tsx';
import { type BudgetLedger, byDue, type Instalment, type Line } from '#web/features/budget/ledger.ts';
import {
  emptyRow,
  equalPlan,
  fittingRows,
  type PlanFacts,
  type PlanRow,
  rowOf,
  usualPlan,
} from '#web/features/budget/plan.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { plan: text } = budget;
const PARTS = [2, 3, 4];

interface PlanSectionProps {
  event: PlannedEvent;
  ledger: BudgetLedger;
  line: Line;
  instalments: readonly Instalment[];
  /** Opens the form with the amount of the line. */
  onRaise: () => void;
}

export function PlanSection({ event, ledger, line, instalments, onRaise }: PlanSectionProps) {
  const today = useToday();
  const [rows, setRows] = useState<readonly PlanRow[] | null>(null);
  const amount = amountOf(line, ledger.guests);
  const unpaid = instalments.filter((one) => !isPaid(one)).toSorted(byDue);
  const paid = sumOf(instalments.filter(isPaid).map(({ amount_cents: cents }) => cents));
  const uncovered = amount - sumOf(instalments.map(({ amount_cents: cents }) => cents));
  const facts: PlanFacts = { cents: amount - paid, startsOn: ledger.starts_on, today };
  if (rows !== null) {
    return (
      <PlanEditor
        eventId={event.id}
        lineId={line.id}
        facts={facts}
        paid={paid}
        rows={rows}
        onClose={() => setRows(null)}
      />
    );
  }
  const forfeit = forfeitOfAll(instalments.filter(isPaid), amount);
  const excess = excessOf(line, ledger.guests, instalments);
  return (
    <div className="flex flex-col gap-5">
      {excess.over > 0 && (
        <PlanExcess
          event={event}
          lineId={line.id}
          excess={excess}
          hasUnpaid={unpaid.length > 0}
          onFit={facts.cents > 0 ? () => setRows(fittingRows(unpaid, excess.over)) : null}
          onRaise={onRaise}
        />
      )}
      {instalments.length === 0 && <p className="text-quiet">{amount > 0 ? text.none : text.noAmount}</p>}
      {instalments.length > 0 && (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {instalments.toSorted(byDue).map((instalment) => (
            <DueRow key={instalment.id} event={event} due={{ instalment, line }} isWithinLine />
          ))}
        </ul>
      )}
      {instalments.length > 0 && uncovered > 0 && <Notice tone="note">{text.uncovered(formatMoney(uncovered))}</Notice>}
      {forfeit > 0 && <p className="text-quiet text-small">{text.forfeit(formatMoney(forfeit))}</p>}
      {event.canEdit && facts.cents > 0 && excess.over === 0 && (
        <div className="flex flex-wrap gap-3">
          {unpaid.length > 0 ? (
            <Button look="secondary" size="small" onClick={() => setRows(unpaid.map(rowOf))}>
              {text.edit}
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => setRows(usualPlan(facts))}>
                {text.usualChoice}
              </Button>
              {PARTS.map((parts) => (
                <Button key={parts} look="secondary" size="small" onClick={() => setRows(equalPlan(facts, parts))}>
                  {text.partsChoice(parts)}
                </Button>
              ))}
              <Button look="quiet" size="small" onClick={() => setRows([emptyRow(facts, facts.cents)])}>
                {text.blankChoice}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const isPaid = ({ paid_on: paid }: Instalment): boolean => paid !== null;

/** By French law an « acompte » binds for the whole amount, while « arrhes » may be forfeited. Other kinds need no explanation. */
function forfeitOfAll(paid: readonly Instalment[], amount: number): number {
  const binding = paid.filter(({ kind }) => kind === 'arrhes' || kind === 'acompte');
  const losses = binding.map(({ kind, amount_cents: cents }) => forfeitOf(kind as InstalmentKind, cents, amount));
  return Math.min(amount, sumOf(losses));
}

// The table of the ledger by category. On phones and tablets a line shows its name, its amount and the paid share.
import { memo } from 'react';
import { Link } from 'react-router';
import { CategoryHead } from '#web/features/budget/components/category-head.tsx';
import type { BudgetLedger, BudgetView, Group, Line, LineView } from '#web/features/budget/ledger.ts';
import { tradeName } from '#web/features/budget/line-values.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { type TradeLabel, useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney, formatPrice } from '#web/lib/format/format.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { budgetExcess } from '#web/locales/fr/client/budget-excess.ts';

const { ledger: text } = budget;

// The roles are explicit because some browsers drop those of a table with `display: grid`.
const columns =
  'desktop:grid desktop:grid-cols-[minmax(0,1fr)_repeat(5,7.25rem)_9.5rem] desktop:items-baseline desktop:gap-x-2';
const figure = 'max-desktop:hidden text-right tabular-nums';

interface LedgerTableProps {
  event: PlannedEvent;
  ledger: BudgetLedger;
  view: BudgetView;
}

export function LedgerTable({ event, view }: LedgerTableProps) {
  const { sums, groups } = view;
  const heads = [text.estimated, text.quoted, text.committed, text.paid, text.remaining, text.next];
  return (
    <table role="table" className="block w-full text-small">
      <caption className="sr-only">{text.caption}</caption>
      <thead role="rowgroup" className="block max-desktop:hidden">
        <tr role="row" className={`${columns} border-hairline border-b py-2 text-quiet`}>
          <th role="columnheader" scope="col" className="text-left font-normal">
            {text.line}
          </th>
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col" className="text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group.category?.id ?? ''} event={event} group={group} />
      ))}
      <tfoot role="rowgroup" className="block">
        <tr role="row" className={`${columns} flex justify-between border-ink border-t py-3 font-medium text-body`}>
          <th role="rowheader" scope="row" className="text-left font-medium">
            {text.total}
          </th>
          <td role="cell" className="tabular-nums desktop:hidden">
            {formatMoney(sums.forecast)}
          </td>
          {[sums.estimated, sums.quoted, sums.committed, sums.paid, sums.remaining].map((cents, index) => (
            <td key={heads[index]} role="cell" className={`${figure} text-small`}>
              {formatMoney(cents)}
            </td>
          ))}
          <td role="cell" className="max-desktop:hidden" />
        </tr>
      </tfoot>
    </table>
  );
}

function GroupRows({ event, group }: { event: PlannedEvent; group: Group }) {
  return (
    <tbody role="rowgroup" className="block pb-4">
      <CategoryHead event={event} group={group} />
      {group.lines.length === 0 && (
        <tr role="row" className="block">
          <td role="cell" className="block py-3 text-quiet">
            {text.empty}
          </td>
        </tr>
      )}
      {group.lines.map((view) => (
        <LineRow key={view.line.id} {...view} />
      ))}
    </tbody>
  );
}

/** Memoised, because a budget has hundreds of lines. */
const LineRow = memo(function LineRow(view: LineView) {
  const { line, estimate, amount, paid, remaining, next, isLate, over, overpaid } = view;
  const labelOf = useTradeLabel(auth.partnerTypes);
  const counts = line.committed_cents !== null ? 'committed' : line.quoted_cents !== null ? 'quoted' : 'estimated';
  const tone = (column: typeof counts) => (column === counts ? 'text-ink' : 'text-quiet');
  const details = [
    line.partner_name ?? tradeOf(line, labelOf),
    line.is_per_guest && line.unit_cents !== null ? text.perGuest(formatPrice(line.unit_cents)) : null,
  ].filter((word) => word !== null);
  return (
    <tr
      role="row"
      className={`${columns} relative flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t py-2.5 [contain-intrinsic-height:auto_4.5rem] [content-visibility:auto] hover:bg-raised`}
    >
      <th role="rowheader" scope="row" className="min-w-0 flex-1 text-left font-normal">
        <Link
          to={`/client/budget/${line.id}`}
          preventScrollReset
          className="inline-flex min-h-7 items-center wrap-anywhere text-body underline-offset-4 before:absolute before:inset-0 hover:underline focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-accent focus-visible:before:-outline-offset-2"
        >
          {line.label}
        </Link>
        {details.length > 0 && <span className="block text-quiet wrap-anywhere">{details.join(' · ')}</span>}
        {over > 0 && (
          <span className="block text-danger">
            {overpaid > 0 ? budgetExcess.row.overpaid(formatMoney(overpaid)) : budgetExcess.row.over(formatMoney(over))}
          </span>
        )}
      </th>
      <td role="cell" className="text-right font-medium tabular-nums desktop:hidden">
        {formatMoney(amount)}
      </td>
      <td role="cell" className={`${figure} ${tone('estimated')}`}>
        {formatMoney(estimate)}
      </td>
      <td role="cell" className={`${figure} ${tone('quoted')}`}>
        {line.quoted_cents === null ? budget.head.none : formatMoney(line.quoted_cents)}
      </td>
      <td role="cell" className={`${figure} ${tone('committed')}`}>
        {line.committed_cents === null ? budget.head.none : formatMoney(line.committed_cents)}
      </td>
      <td role="cell" className={figure}>
        {formatMoney(paid)}
      </td>
      <td role="cell" className={figure}>
        {formatMoney(remaining)}
      </td>
      <td role="cell" className="text-right text-quiet max-desktop:mt-1 max-desktop:w-full max-desktop:text-left">
        <span className="block desktop:hidden">
          <Paid label={line.label} paid={paid} amount={amount} />
        </span>
        {next === null ? (
          <span className="max-desktop:hidden">{budget.head.none}</span>
        ) : (
          <span className={isLate ? 'text-danger' : ''}>
            <span className="desktop:hidden">
              {text.next}
              {'\u00a0: '}
            </span>
            {next.due_on === null ? text.undated : formatShortDate(next.due_on)}
            {isLate && <span className="desktop:block"> {text.late}</span>}
          </span>
        )}
      </td>
    </tr>
  );
});

/** Null when the line has the name of its trade. */
function tradeOf({ trade, label }: Line, labelOf: TradeLabel): string | null {
  const name = tradeName(trade, labelOf);
  return name === label ? null : name;
}

function Paid({ label, paid, amount }: { label: string; paid: number; amount: number }) {
  return (
    <progress
      aria-label={text.paidShare(label)}
      aria-valuetext={text.paidOf(formatMoney(paid), formatMoney(amount))}
      value={Math.min(paid, amount)}
      max={Math.max(1, amount)}
      className="progress-line block h-1 w-full"
    />
  );
}

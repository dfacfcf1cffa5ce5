// What the whole comes to before and after: the forecast, the cost for each guest, the margin.
import type { WhatIf } from '@liesse/domain';
import { signed } from '#web/features/budget/amounts.ts';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { whatIf as text } from '#web/locales/fr/client/what-if.ts';

export function WhatIfFigures({ ledger, outcome }: { ledger: BudgetLedger; outcome: WhatIf }) {
  const { before, after, margin, per_guest: perGuest } = outcome;
  const guests = ledger.guests;
  const rows = [
    { label: text.forecast, before, after, isGoodWhenLow: true },
    {
      label: text.perGuest,
      before: guests === null || guests === 0 ? null : Math.round(before / guests),
      after: perGuest,
      isGoodWhenLow: true,
    },
    {
      label: text.margin,
      before: ledger.total_cents === null ? null : ledger.total_cents - before,
      after: margin,
      isGoodWhenLow: false,
    },
  ];
  return (
    <dl aria-live="polite" className="grid gap-x-8 gap-y-4 border-hairline border-y py-5 tablet:grid-cols-3">
      {rows.map((row) => (
        <div key={row.label} className="min-w-0">
          <dt className="text-quiet text-small">{row.label}</dt>
          <dd
            className={`mt-0.5 font-display text-heading lining-nums tabular-nums wide:text-title ${row.label === text.margin && (row.after ?? 0) < 0 ? 'text-danger' : ''}`}
          >
            {row.after === null ? text.none : formatPrice(row.after)}
          </dd>
          <dd className="text-quiet text-small tabular-nums">
            {row.before !== null && `${text.before} ${formatPrice(row.before)}`}
            {row.before !== null && row.after !== null && row.before !== row.after && (
              <span className={row.after < row.before === row.isGoodWhenLow ? 'text-success' : 'text-danger'}>
                {` (${signed(row.after - row.before)})`}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

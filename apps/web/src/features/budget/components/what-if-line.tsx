// One line of a what-if scenario: the price to try, and the amount before and after.
import { signed } from '#web/features/budget/amounts.ts';
import { MAX_CENTS, MAX_UNIT_CENTS } from '#web/features/budget/forms.ts';
import type { Line } from '#web/features/budget/ledger.ts';
import { isByGuest, priceOf } from '#web/features/budget/what-if.ts';
import { formatMoney, formatPrice } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { whatIf as text } from '#web/locales/fr/client/what-if.ts';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

interface WhatIfLineRowProps {
  line: Line;
  before: number;
  after: number;
  /** As it was typed; undefined while it was not. */
  price: number | null | undefined;
  onPrice: (cents: number | null) => void;
}

export function WhatIfLineRow({ line, before, after, price, onPrice }: WhatIfLineRowProps) {
  const difference = after - before;
  const label = isByGuest(line) ? text.unitOf(line.label) : text.priceOf(line.label);
  return (
    <div className="grid items-center gap-x-6 gap-y-2 px-1 py-3 tablet:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {line.label}
          {line.partner_name !== null && <span className="text-quiet"> · {line.partner_name}</span>}
        </p>
        <p className="text-small tabular-nums">
          {difference === 0 ? (
            <span className="text-quiet">
              {formatMoney(before)}, {text.same}
            </span>
          ) : (
            <>
              {text.change(formatMoney(before), formatMoney(after))}{' '}
              <span className={difference > 0 ? 'text-danger' : 'text-success'}>({signed(difference)})</span>
            </>
          )}
        </p>
      </div>
      <MoneyField
        label={label}
        required={false}
        value={price === undefined ? priceOf(line, before) : price}
        onChange={onPrice}
        max={isByGuest(line) ? MAX_UNIT_CENTS : MAX_CENTS}
        error={price === null ? budget.invalid.money : undefined}
        placeholder={formatPrice(priceOf(line, before))}
      />
    </div>
  );
}

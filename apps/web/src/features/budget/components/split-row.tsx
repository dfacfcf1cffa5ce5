// One category of the proposed budget: its share, its lines, and the field of its amount.
import type { ProposedCategory } from '@liesse/domain';
import { MAX_CENTS } from '#web/features/budget/forms.ts';
import { formatPrice, formatShare } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';

const { start: text } = budget;

interface SplitRowProps {
  part: ProposedCategory;
  total: number;
  value: number | null;
  onChange: (cents: number | null) => void;
}

export function SplitRow({ part, total, value, onChange }: SplitRowProps) {
  const details = part.items.map(({ label, unit_cents: unit }) =>
    unit === null ? label : text.each(label, formatPrice(unit)),
  );
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 tablet:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0">
        <p className="font-display text-heading">{part.name}</p>
        <p className="text-quiet text-small">
          {text.share(formatShare(part.planned_cents / total), details.join(', '))}
        </p>
      </div>
      <MoneyField
        label={text.amountOf(part.name)}
        required={false}
        value={value}
        onChange={onChange}
        max={MAX_CENTS}
        error={value === null ? budget.invalid.money : undefined}
      />
    </li>
  );
}

// The discount on the total and the sums of a draft, which follow every key press.

import type { QuoteProblem } from '#web/features/quotes/draft-problems.ts';
import type { DraftChange, DraftQuote, DraftTotals } from '#web/features/quotes/draft-quote.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { discount: reduction, totals: text } = quoteEditor;
const kinds = [
  { value: 'percent', label: reduction.percent },
  { value: 'amount', label: reduction.amount },
];

interface QuoteTotalsProps {
  draft: DraftQuote;
  totals: DraftTotals;
  problems: readonly QuoteProblem[];
  change: (change: DraftChange) => void;
}

export function QuoteTotals({ draft, totals, problems, change }: QuoteTotalsProps) {
  const set = (values: Partial<DraftQuote>) => change({ type: 'set', values });
  const error = problems.includes('discount') ? reduction.wrong : undefined;
  return (
    <div className="grid gap-x-12 gap-y-6 tablet:grid-cols-2">
      <div className="flex max-w-form flex-col gap-4">
        <SelectField
          label={reduction.by}
          value={draft.discountBy}
          onChange={({ target }) => set({ discountBy: target.value === 'amount' ? 'amount' : 'percent' })}
          options={kinds}
        />
        {draft.discountBy === 'percent' ? (
          <NumberField
            hasDecimals
            label={reduction.valuePercent}
            optional={fields.optional}
            value={draft.discountPercent}
            max={100}
            onChange={(discountPercent) => set({ discountPercent })}
            error={error}
          />
        ) : (
          <MoneyField
            label={reduction.value}
            optional={fields.optional}
            value={draft.discountCents}
            onChange={(discountCents) => set({ discountCents })}
            error={error}
          />
        )}
      </div>
      <div>
        <dl className="text-small">
          {totals.total_discount_cents > 0 && (
            <>
              <Sum label={text.sum} cents={totals.total_ht_cents + totals.total_discount_cents} />
              <Sum label={text.discount} cents={-totals.total_discount_cents} />
            </>
          )}
          {!draft.isVatExempt && (
            <>
              <Sum label={text.ht} cents={totals.total_ht_cents} />
              {totals.vat.map(({ rate, base_cents: base, vat_cents: cents }) => (
                <Sum key={rate} label={text.vat(formatCount(rate), formatMoney(base))} cents={cents} />
              ))}
            </>
          )}
          <div className="flex items-baseline justify-between gap-4 border-ornament border-t pt-3">
            <dt className="font-medium text-body">{draft.isVatExempt ? text.exempt : text.ttc}</dt>
            <dd className="font-display text-figure tabular-nums">{formatMoney(totals.total_ttc_cents)}</dd>
          </div>
        </dl>
        {totals.fullTtcCents !== totals.total_ttc_cents && (
          <p className="mt-1 text-right text-quiet text-small">{text.options(formatMoney(totals.fullTtcCents))}</p>
        )}
        {draft.isVatExempt && <p className="mt-1 text-right text-quiet text-small">{quoteEditor.head.exempt}</p>}
        {(problems.includes('tooMuch') || problems.includes('negative')) && (
          <div className="mt-4">
            <Notice tone="danger">{problems.includes('tooMuch') ? text.tooMuch : text.negative}</Notice>
          </div>
        )}
      </div>
    </div>
  );
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-quiet">{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(cents)}</dd>
    </div>
  );
}

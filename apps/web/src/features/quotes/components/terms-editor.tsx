// The instalments of a quote: arrhes or acompte, by percentage or amount, with the difference to the total in place.
import { missingOf } from '@liesse/domain';
import { Plus, Trash2 } from 'lucide-react';
import type { QuoteProblem } from '#web/features/quotes/draft-problems.ts';
import {
  balanceTerms,
  changeTermsBy,
  type DraftChange,
  type DraftQuote,
  type DraftTerm,
  type DraftTotals,
  toTerms,
} from '#web/features/quotes/draft-quote.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoneyField } from '#web/ui/fields/value/money-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { terms: text } = quoteEditor;
const deposits = [
  { value: 'arrhes', label: text.arrhes, hint: text.arrhesHint },
  { value: 'acompte', label: text.acompte, hint: text.acompteHint },
];
const units = [
  { value: 'percent', label: text.percent },
  { value: 'amount', label: text.amount },
];
const dues = [
  { value: 'acceptance', label: text.acceptance },
  { value: 'before', label: text.before },
];
const MAX_TERMS = 12;

interface TermsEditorProps {
  draft: DraftQuote;
  totals: DraftTotals;
  problems: readonly QuoteProblem[];
  change: (change: DraftChange) => void;
}

export function TermsEditor({ draft, totals, problems, change }: TermsEditorProps) {
  const set = (values: Partial<DraftQuote>) => change({ type: 'set', values });
  const { terms, termsBy } = draft;
  const missing = missingOf(totals.total_ttc_cents, toTerms(draft));
  const hasOptions = draft.lines.some(({ isOptional }) => isOptional);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-x-12 gap-y-6 tablet:grid-cols-2">
        <RadioGroup
          label={text.deposit}
          name="deposit"
          value={draft.deposit}
          onChange={({ target }) => set({ deposit: target.value === 'acompte' ? 'acompte' : 'arrhes' })}
          options={deposits}
        />
        <RadioGroup
          label={text.by}
          name="terms-by"
          isRow
          value={termsBy}
          onChange={({ target }) =>
            change({ type: 'load', draft: changeTermsBy(draft, target.value === 'amount' ? 'amount' : 'percent') })
          }
          options={units}
        />
      </div>
      <ol className="divide-y divide-hairline border-hairline border-y empty:hidden">
        {terms.map((term, index) => (
          <li key={term.key}>
            <TermFields
              {...{ term, draft, change, problems }}
              place={index + 1}
              onRemove={() => set({ terms: terms.filter(({ key }) => key !== term.key) })}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {terms.length < MAX_TERMS && (
          <Button
            look="secondary"
            size="small"
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => set({ terms: [...terms, newTerm(Math.max(0, missing.value))] })}
          >
            {text.add}
          </Button>
        )}
        {terms.length > 0 && (
          <p role="status" className={`text-small ${missing.value === 0 ? 'text-success' : 'text-danger'}`}>
            {sumText(missing)}
          </p>
        )}
        {missing.value !== 0 && (
          <Button look="quiet" size="small" onClick={() => set({ terms: balanceTerms(draft) })}>
            {text.mend}
          </Button>
        )}
      </div>
      {hasOptions && termsBy === 'amount' && terms.length > 0 && (
        <p className="text-quiet text-small">{text.options}</p>
      )}
    </div>
  );
}

const newTerm = (missing: number): DraftTerm => ({
  key: crypto.randomUUID(),
  label: '',
  kind: 'autre',
  percent: missing,
  cents: missing,
  due: 'before',
  days: 30,
});

interface TermFieldsProps {
  term: DraftTerm;
  draft: DraftQuote;
  place: number;
  problems: readonly QuoteProblem[];
  change: (change: DraftChange) => void;
  onRemove: () => void;
}

function TermFields({ term, draft, place, problems, change, onRemove }: TermFieldsProps) {
  const set = (values: Partial<DraftTerm>) => change({ type: 'term', key: term.key, values });
  const kinds = [
    { value: 'deposit', label: text.kinds[draft.deposit] },
    { value: 'solde', label: text.kinds.solde },
    { value: 'autre', label: text.kinds.autre },
  ];
  return (
    <fieldset className="grid min-w-0 grid-cols-2 items-start gap-3 py-4 tablet:grid-cols-4 wide:grid-cols-[minmax(0,1fr)_11rem_9rem_15rem_9rem_3rem]">
      <legend className="sr-only">{text.row(place)}</legend>
      <div className="col-span-2 wide:col-span-1">
        <TextField
          label={text.label}
          optional={fields.optional}
          value={term.label}
          maxLength={120}
          onChange={({ target }) => set({ label: target.value })}
          autoComplete="off"
        />
      </div>
      <SelectField
        label={text.kind}
        value={term.kind}
        onChange={({ target }) => set({ kind: kindOf(target.value) })}
        options={kinds}
      />
      {draft.termsBy === 'percent' ? (
        <NumberField label={text.share} value={term.percent} max={100} onChange={(percent) => set({ percent })} />
      ) : (
        <MoneyField label={text.money} value={term.cents} onChange={(cents) => set({ cents })} />
      )}
      <div className="col-span-2 wide:col-span-1">
        <SelectField
          label={text.due}
          value={term.due}
          onChange={({ target }) =>
            set(target.value === 'before' ? { due: 'before', days: term.days ?? 7 } : { due: 'acceptance' })
          }
          options={dues}
        />
      </div>
      {term.due === 'before' ? (
        <NumberField
          label={text.days}
          value={term.days}
          min={-999}
          max={999}
          onChange={(days) => set({ days })}
          error={problems.includes('termDays') && !Number.isInteger(term.days) ? text.daysWrong : undefined}
        />
      ) : (
        <span aria-hidden className="hidden wide:block" />
      )}
      <button
        type="button"
        aria-label={text.remove(place)}
        onClick={onRemove}
        className="col-start-2 grid size-11 tablet:col-start-4 wide:col-start-6 wide:mt-7 place-items-center justify-self-end rounded-round text-quiet hover:text-danger"
      >
        <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </fieldset>
  );
}

const kindOf = (value: string): DraftTerm['kind'] => (value === 'deposit' || value === 'solde' ? value : 'autre');

function sumText({ unit, value }: ReturnType<typeof missingOf>): string {
  if (value === 0) return text.exact;
  if (unit === 'percent')
    return value > 0 ? text.missingPercent(formatCount(value)) : text.overPercent(formatCount(-value));
  return value > 0 ? text.missing(formatMoney(value)) : text.over(formatMoney(-value));
}

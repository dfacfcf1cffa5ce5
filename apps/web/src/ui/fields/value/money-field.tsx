// An amount in euros, typed with a comma or a point and stored as integer cents.
import { formatMoney } from '#web/lib/format/format.ts';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { readMoney, writeMoney } from '#web/ui/fields/value/money-field-text.ts';
import { type DraftField, DraftInput } from '#web/ui/fields/value/text-value-input.tsx';
import { useDraft } from '#web/ui/fields/value/use-text-value.ts';

const { money: text, number: limits } = valueFields;

interface MoneyFieldProps extends DraftField<number> {
  /** Cents. Null when empty, NaN when the text is not an amount, which `z.int()` refuses. */
  value: number | null;
  /** In cents; 0 by default. */
  min?: number;
  /** In cents. */
  max?: number;
}

export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    required,
    hasColumnHead,
    value,
    onChange,
    placeholder = text.placeholder,
  } = props;
  const draft = useDraft({ value, onChange, read: readMoney, write: writeMoney, isReadable: isAmount });
  const problem = draft.isUnreadable ? text.unreadable : draft.isSettled ? problemOf(value, props) : undefined;
  return (
    <Field
      {...{
        label,
        hint,
        error: problem ?? error,
        required,
        hasColumnHead,
        ...(optional !== undefined && { optional }),
      }}
    >
      {(ids) => <DraftInput {...{ ids, draft, placeholder }} field={props} inputMode="decimal" />}
    </Field>
  );
}

const isAmount = (cents: number | null): boolean => !Number.isNaN(cents);

function problemOf(cents: number | null, { min = 0, max }: Pick<MoneyFieldProps, 'min' | 'max'>): string | undefined {
  if (cents === null) return undefined;
  if (cents < min) return limits.tooLow(formatMoney(min));
  return max !== undefined && cents > max ? limits.tooHigh(formatMoney(max)) : undefined;
}

// An amount in euros, typed with a comma or a point and kept as integer cents.
import type { Ref } from 'react';
import { formatMoney } from '#web/lib/format.ts';
import { fields } from '#web/locales/fr/fields.ts';
import { controlLook, Field, type FieldFrame } from '#web/ui/field.tsx';
import { readMoney, writeMoney } from '#web/ui/money-field-text.ts';
import { useDraft } from '#web/ui/number-field-draft.ts';

const { money: text, number: limits } = fields;

/** Takes the `field` of a react-hook-form Controller. */
interface MoneyFieldProps extends FieldFrame {
  /** Cents. Null when empty, NaN when what was typed is no amount: `z.int()` refuses it. */
  value: number | null;
  onChange: (cents: number | null) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
  /** In cents; 0 unless another is given. */
  min?: number;
  /** In cents. */
  max?: number;
}

export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, optional, value, onChange, onBlur, placeholder = text.placeholder } = props;
  const draft = useDraft({ value, onChange, read: readMoney, write: writeMoney, isReadable: isAmount });
  const problem = draft.isUnreadable ? text.unreadable : draft.isSettled ? problemOf(value, props) : undefined;
  return (
    <Field {...{ label, hint, error: problem ?? error, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        <input
          {...ids}
          ref={props.ref}
          name={props.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={props.disabled}
          placeholder={placeholder}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={() => {
            draft.settle();
            onBlur?.();
          }}
          className={`${controlLook} tabular-nums`}
        />
      )}
    </Field>
  );
}

const isAmount = (cents: number | null): boolean => !Number.isNaN(cents);

function problemOf(cents: number | null, { min = 0, max }: Pick<MoneyFieldProps, 'min' | 'max'>): string | undefined {
  if (cents === null) return undefined;
  if (cents < min) return limits.tooLow(formatMoney(min));
  return max !== undefined && cents > max ? limits.tooHigh(formatMoney(max)) : undefined;
}

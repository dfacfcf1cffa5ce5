// A number: how many guests, how many tables. Not a browser's number input, which loses what it cannot read.
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatCount } from '#web/lib/format/format.ts';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { type Bounds, readNumber, stepFrom, writeNumber } from '#web/ui/fields/value/number-field-text.ts';
import { type DraftField, DraftInput } from '#web/ui/fields/value/text-value-input.tsx';
import { useDraft } from '#web/ui/fields/value/use-text-value.ts';

const { number: text } = valueFields;

interface NumberFieldProps extends DraftField<number>, Bounds {
  /** Null when empty, NaN when what was typed is no number: `z.number()` refuses it. */
  value: number | null;
  /** What the arrow keys and the two buttons add. */
  step?: number;
  hasDecimals?: boolean;
  /** Shows − and + at the sides. */
  hasButtons?: boolean;
}

export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    required,
    hasColumnHead,
    value,
    onChange,
    step = 1,
    hasDecimals = false,
    hasButtons,
  } = props;
  const { min = 0, max } = props;
  const draft = useDraft({ value, onChange, read: readNumber, write: writeNumber, isReadable: isNumber });
  const problem = draft.isUnreadable
    ? text.unreadable
    : draft.isSettled
      ? problemOf(value, hasDecimals, props)
      : undefined;
  const move = (by: number) => onChange(stepFrom(value, by, { min, ...(max !== undefined && { max }) }));

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    move(direction * step);
  }

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
      {(ids) => (
        <div className="relative">
          <DraftInput
            {...{ ids, draft, onKeyDown }}
            field={props}
            placeholder={props.placeholder}
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            className={hasButtons ? 'px-14 text-center' : ''}
          />
          {hasButtons && (
            <>
              <StepButton
                label={text.less(label)}
                side="left"
                disabled={props.disabled === true || (value !== null && value <= min)}
                onClick={() => move(-step)}
              />
              <StepButton
                label={text.more(label)}
                side="right"
                disabled={props.disabled === true || (value !== null && max !== undefined && value >= max)}
                onClick={() => move(step)}
              />
            </>
          )}
        </div>
      )}
    </Field>
  );
}

const isNumber = (value: number | null): boolean => !Number.isNaN(value);

function problemOf(value: number | null, hasDecimals: boolean, { min = 0, max }: Bounds): string | undefined {
  if (value === null) return undefined;
  if (!hasDecimals && !Number.isInteger(value)) return text.whole;
  if (value < min) return text.tooLow(formatCount(min));
  return max !== undefined && value > max ? text.tooHigh(formatCount(max)) : undefined;
}

interface StepButtonProps {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, side, disabled, onClick }: StepButtonProps) {
  const Icon = side === 'left' ? Minus : Plus;
  const edge = side === 'left' ? 'left-0 border-r' : 'right-0 border-l';
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={`absolute inset-y-px grid w-12 place-items-center border-hairline text-quiet enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-45 ${edge}`}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}

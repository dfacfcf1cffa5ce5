// A time of day, typed as people write it and shown as « 18 h 30 ».
import type { KeyboardEvent } from 'react';
import { formatTime } from '#web/lib/format/format.ts';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { type DraftField, DraftInput } from '#web/ui/fields/value/text-value-input.tsx';
import { isTime, readTime, stepTime, writeTime } from '#web/ui/fields/value/time-field-text.ts';
import { useDraft } from '#web/ui/fields/value/use-text-value.ts';

const { time: text } = valueFields;

interface TimeFieldProps extends DraftField<string> {
  /** '18:30'. Null when empty; the typed text when it is not a time, which `z.iso.time()` refuses. */
  value: string | null;
  /** '08:00' */
  min?: string;
  max?: string;
  /** The minutes that the arrow keys add. */
  step?: number;
}

export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, optional, required, value, onChange, placeholder = text.placeholder, step = 15 } = props;
  const draft = useDraft({ value, onChange, read: readTime, write: writeTime, isReadable });
  const problem = draft.isUnreadable ? text.unreadable : draft.isSettled ? problemOf(value, props) : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || value === null || !isTime(value)) return;
    event.preventDefault();
    onChange(stepTime(value, direction * step));
  }

  return (
    <Field {...{ label, hint, error: problem ?? error, required, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        // Phones show a numeric keypad; « 1830 » is parsed too.
        <DraftInput {...{ ids, draft, placeholder, onKeyDown }} field={props} inputMode="numeric" />
      )}
    </Field>
  );
}

const isReadable = (value: string | null): boolean => value === null || isTime(value);

function problemOf(value: string | null, { min, max }: Pick<TimeFieldProps, 'min' | 'max'>): string | undefined {
  if (value === null) return undefined;
  if (min !== undefined && value < min) return text.tooEarly(formatTime(min));
  return max !== undefined && value > max ? text.tooLate(formatTime(max)) : undefined;
}

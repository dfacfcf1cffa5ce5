// The input of a field whose value is not its text: a number, an amount, a date, a time. See use-text-value.ts.
import type { KeyboardEvent, Ref } from 'react';
import { type ControlIds, controlLook, type FieldFrame } from '#web/ui/fields/field.tsx';
import type { Draft } from '#web/ui/fields/value/use-text-value.ts';

/** Takes the `field` of a react-hook-form Controller. */
export interface DraftField<Value> extends FieldFrame {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
}

interface DraftInputProps {
  ids: ControlIds;
  draft: Draft;
  field: Pick<DraftField<unknown>, 'name' | 'ref' | 'disabled' | 'onBlur'>;
  placeholder: string | undefined;
  /** The virtual keyboard of phones. */
  inputMode: 'decimal' | 'numeric';
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
}

export function DraftInput({ ids, draft, field, className = '', ...own }: DraftInputProps) {
  const { ref, name, disabled, onBlur } = field;
  return (
    <input
      {...ids}
      {...own}
      ref={ref}
      name={name}
      type="text"
      autoComplete="off"
      disabled={disabled}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.settle();
        onBlur?.();
      }}
      className={`${controlLook} tabular-nums ${className}`}
    />
  );
}

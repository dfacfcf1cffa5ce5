// One choice among a few that deserve to be seen all at once. The browser's own radios: arrows and forms know them.
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import type { FieldFrame } from '#web/ui/field.tsx';

export interface RadioOption {
  value: string;
  label: string;
  /** A line below the label. */
  hint?: string;
  disabled?: boolean;
}

/** Takes `register(…)`, or `name`, `value` and `onChange`. */
interface RadioGroupProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'checked'> {
  name: string;
  options: readonly RadioOption[];
  /** Side by side where there is room, for short labels. */
  isRow?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, options, isRow = false, value, defaultValue, ...input } = props;
  const note = `${useId()}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={hasNote ? note : undefined}
      aria-invalid={error === undefined ? undefined : true}
      className="flex min-w-0 flex-col gap-1.5"
    >
      {/* Floated, a legend is a child like the others and keeps to the gap. */}
      <legend className="float-left font-medium text-small">
        {label}
        {optional !== undefined && <span className="font-normal text-quiet"> {optional}</span>}
      </legend>
      <div className={isRow ? 'flex flex-wrap gap-x-8' : 'divide-y divide-hairline border-hairline border-y'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-11 cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-60 ${isRow ? 'py-2' : 'py-3'}`}
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={input.disabled === true || option.disabled === true}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              {option.label}
              {option.hint !== undefined && <span className="block text-quiet text-small">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hasNote && (
        <p
          id={note}
          role={error === undefined ? undefined : 'alert'}
          className={`text-small ${error === undefined ? 'text-quiet' : 'text-danger'}`}
        >
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}

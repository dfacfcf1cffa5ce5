// A few options that are all visible at once, as native radio buttons.
import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldFrame } from '#web/ui/fields/field.tsx';
import { RadioFieldset } from '#web/ui/fields/radio-fieldset.tsx';

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
  /** Options side by side where there is room, for short labels. */
  isRow?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, options, isRow = false, value, defaultValue, ...input } = props;
  return (
    <RadioFieldset label={label} hint={hint} error={error} optional={optional}>
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
    </RadioFieldset>
  );
}

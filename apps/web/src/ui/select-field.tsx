// A choice among few. The browser's own list: it is the one that phones, keyboards and screen readers know best.
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlLook, Field, type FieldFrame } from '#web/ui/field.tsx';

interface SelectFieldProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, hint, error, optional, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} className={`${controlLook} appearance-none pr-11`}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-quiet"
            strokeWidth={1.5}
          />
        </div>
      )}
    </Field>
  );
}

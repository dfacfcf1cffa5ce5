// The native select without a field frame, for places with a label of their own. Phones, keyboards and screen
// readers support it best.
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlLook } from '#web/ui/fields/field.tsx';

export interface SelectControlProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

export function SelectControl({ options, placeholder, ...select }: SelectControlProps) {
  return (
    <div className="relative">
      <select {...select} className={`${controlLook} appearance-none truncate pr-11`}>
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
  );
}

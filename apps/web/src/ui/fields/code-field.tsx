// A numeric code with one box per digit. A single real input covers the boxes, so that pasting, autofill and screen readers work as
// with any other field.
import { type Ref, useId, useState } from 'react';

interface CodeFieldProps {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** Called when the last digit is typed. */
  onComplete?: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function CodeField({
  label,
  length,
  value,
  onChange,
  onComplete,
  error,
  disabled,
  autoFocus,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const active = Math.min(value.length, length - 1);

  function enter(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <div className="flex flex-col gap-1.5 has-disabled:opacity-55">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <div className="relative flex gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            data-active={(isFocused && index === active) || undefined}
            data-invalid={error === undefined ? undefined : true}
            className="grid h-14 min-w-0 flex-1 place-items-center rounded-small border border-edge bg-raised font-display text-heading tabular-nums data-active:border-accent data-active:outline-2 data-active:outline-accent data-invalid:border-danger"
          >
            {value[index]}
          </span>
        ))}
        <input
          id={id}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          // biome-ignore lint/a11y/noAutofocus: the only thing to do on a screen that the person has just asked for
          autoFocus={autoFocus}
          onChange={(event) => enter(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          // The input's own text and caret are transparent: the boxes show both.
          className="absolute inset-0 w-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent disabled:cursor-not-allowed"
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
    </div>
  );
}

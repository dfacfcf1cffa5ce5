// A search input that filters a list. It has no error and no hint: the list says when nothing is found.
import { Search, X } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { fields as text } from '#web/locales/fr/ui/fields.ts';
import { controlLook } from '#web/ui/fields/field.tsx';

interface SearchFieldProps {
  /** For screen readers; the default placeholder too. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The number of results, announced when it changes. */
  status?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ label, value, onChange, placeholder = label, status, disabled, ref }: SearchFieldProps) {
  const id = useId();
  const line = useRef<HTMLElement>(null);

  function clear() {
    onChange('');
    line.current?.querySelector('input')?.focus();
  }

  return (
    <search ref={line} className="relative block">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-quiet"
        strokeWidth={1.5}
      />
      <input
        id={id}
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
        className={`${controlLook} text-ellipsis px-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && disabled !== true && (
        <button
          type="button"
          aria-label={text.clear}
          onClick={clear}
          className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-small text-quiet hover:text-ink"
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </search>
  );
}

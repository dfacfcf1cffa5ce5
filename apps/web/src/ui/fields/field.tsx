// The frame of every field: label above, hint below, error in place of the hint. The control receives its ids.
import { type ReactNode, useId } from 'react';

export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shown beside the label. Fields without it are required, and marked so for everybody inside a form. */
  optional?: string | undefined;
  /** False for a field that may stay empty although nothing says so, such as a filter. */
  required?: boolean | undefined;
  /** On wide screens the head of a column shows the label. */
  hasColumnHead?: boolean | undefined;
}

export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

interface FieldProps extends FieldFrame {
  children: (ids: ControlIds) => ReactNode;
  /** At the right of the label. */
  aside?: ReactNode;
}

export function Field({ label, hint, error, optional, required, hasColumnHead = false, aside, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const isRequired = required ?? optional === undefined;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className={`flex items-baseline justify-between gap-4 ${hasColumnHead ? 'wide:sr-only' : ''}`}>
        <label htmlFor={id} className={`font-medium text-small ${isRequired ? requiredLook : ''}`}>
          {label}
          {optional !== undefined && <span className="font-normal text-quiet"> {optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? note : undefined,
        'aria-invalid': error === undefined ? undefined : true,
        required: isRequired,
      })}
      {hasNote && (
        <p
          id={note}
          role={error === undefined ? undefined : 'alert'}
          className={`text-small ${error === undefined ? 'text-quiet' : 'text-danger'}`}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** The sign is not read aloud: the control says by itself that it is required. */
const requiredLook = "in-[form]:after:ms-0.5 in-[form]:after:text-accent in-[form]:after:content-['*'_/_'']";

/** The classes shared by all text inputs. */
export const controlLook =
  'min-h-12 w-full rounded-small border border-edge bg-raised px-3.5 text-body text-ink transition-colors placeholder:text-quiet hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60';

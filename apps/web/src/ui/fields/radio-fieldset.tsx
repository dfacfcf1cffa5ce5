// The fieldset of a group of radio buttons: legend above, hint or error below.
import { type ReactNode, useId } from 'react';
import type { FieldFrame } from '#web/ui/fields/field.tsx';

export function RadioFieldset({ label, hint, error, optional, children }: FieldFrame & { children: ReactNode }) {
  const note = `${useId()}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={hasNote ? note : undefined}
      aria-invalid={error === undefined ? undefined : true}
      className="flex min-w-0 flex-col gap-1.5"
    >
      {/* A floated legend takes part in the flex gap like any other child. */}
      <legend className="float-left font-medium text-small">
        {label}
        {optional !== undefined && <span className="font-normal text-quiet"> {optional}</span>}
      </legend>
      {children}
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

// A setting that takes effect at once. A value that is submitted with a form is a checkbox.
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

/** Takes `register(…)`, or `checked` and `onChange`. */
interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'role'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Switch({ label, hint, error, ...input }: SwitchProps) {
  const note = `${useId()}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-6 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <span className="min-w-0">{label}</span>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: browsers derive aria-checked from the checkbox
          role="switch"
          aria-describedby={hasNote ? note : undefined}
          aria-invalid={error === undefined ? undefined : true}
          className="relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-round border border-edge bg-panel transition-colors before:absolute before:top-1/2 before:left-1 before:size-4.5 before:-translate-y-1/2 before:rounded-round before:bg-edge before:transition-[translate,background-color] checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent focus-visible:rounded-round focus-visible:outline-offset-2"
        />
      </label>
      {hasNote && (
        <p
          id={note}
          role={error === undefined ? undefined : 'alert'}
          className={`max-w-measure pr-18 text-small ${error === undefined ? 'text-quiet' : 'text-danger'}`}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

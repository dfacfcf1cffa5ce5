// A checkbox with its label; both are the click target.
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** Left out where `aria-label` names it. */
  children?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  if (error === undefined) return <Box {...input}>{children}</Box>;
  const note = `${id}-note`;
  return (
    <div>
      <Box id={id} aria-invalid aria-describedby={note} {...input}>
        {children}
      </Box>
      <p id={note} role="alert" className="mt-2 text-danger text-small">
        {error}
      </p>
    </div>
  );
}

function Box({ children, ...input }: Omit<CheckboxProps, 'error'>) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-accent" />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

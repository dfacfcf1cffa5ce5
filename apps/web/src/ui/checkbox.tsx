// A box to tick, with its sentence: both are the target.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-accent" />
      <span>{children}</span>
    </label>
  );
}

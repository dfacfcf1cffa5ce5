// A native single-line input in a field frame.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx';

interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  ref?: Ref<HTMLInputElement>;
  aside?: ReactNode;
}

export function TextField({ label, hint, error, optional, required, hasColumnHead, aside, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, hasColumnHead, aside, ...(optional !== undefined && { optional }) }}>
      {(ids) => <input type="text" {...input} {...ids} className={controlLook} />}
    </Field>
  );
}

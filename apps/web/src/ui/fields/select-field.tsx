// The native select in a field frame.
import { Field, type FieldFrame } from '#web/ui/fields/field.tsx';
import { SelectControl, type SelectControlProps } from '#web/ui/fields/select-control.tsx';

interface SelectFieldProps extends FieldFrame, Omit<SelectControlProps, 'id'> {}

export function SelectField({ label, hint, error, optional, hasColumnHead, ...select }: SelectFieldProps) {
  return (
    // A list of choices always has a value.
    <Field {...{ label, hint, error, hasColumnHead, required: false, ...(optional !== undefined && { optional }) }}>
      {(ids) => <SelectControl {...select} {...ids} />}
    </Field>
  );
}

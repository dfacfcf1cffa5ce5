// The native select in a field frame.
import { Field, type FieldFrame } from '#web/ui/fields/field.tsx';
import { SelectControl, type SelectControlProps } from '#web/ui/fields/select-control.tsx';

interface SelectFieldProps extends FieldFrame, Omit<SelectControlProps, 'id'> {}

export function SelectField(props: SelectFieldProps) {
  // A list of choices usually has a value from the start.
  const { label, hint, error, optional, hasColumnHead, required = false, ...select } = props;
  return (
    <Field {...{ label, hint, error, hasColumnHead, required, ...(optional !== undefined && { optional }) }}>
      {(ids) => <SelectControl {...select} {...ids} />}
    </Field>
  );
}

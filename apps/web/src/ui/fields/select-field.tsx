// The native select in a field frame.
import { Field, type FieldFrame } from '#web/ui/fields/field.tsx';
import { SelectControl, type SelectControlProps } from '#web/ui/fields/select-control.tsx';

interface SelectFieldProps extends FieldFrame, Omit<SelectControlProps, 'id'> {}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hasColumnHead, ...select } = props;
  // A list has a value from the start, unless a placeholder asks for a choice.
  const required = props.required ?? (props.placeholder !== undefined && optional === undefined);
  return (
    <Field {...{ label, hint, error, hasColumnHead, required, ...(optional !== undefined && { optional }) }}>
      {(ids) => <SelectControl {...select} {...ids} />}
    </Field>
  );
}

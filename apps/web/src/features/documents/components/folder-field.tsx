// The field for a document's folder: it suggests existing folders and accepts a new name.
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface FolderFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'list'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  names: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

export function FolderField({ names, ...field }: FolderFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...field} list={id} optional={fields.optional} autoComplete="off" />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

// The field for who gave a gift: it suggests the households of the guest list and accepts any name.
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import type { GiftHousehold } from '#web/features/guest-site/gifts/gifts.ts';
import { gifts } from '#web/locales/fr/client/gifts.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface GiverFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'list'> {
  error?: string | undefined;
  households: readonly GiftHousehold[];
  ref?: Ref<HTMLInputElement>;
}

export function GiverField({ households, ...field }: GiverFieldProps) {
  const id = useId();
  return (
    <div>
      <TextField
        {...field}
        label={gifts.form.giver}
        hint={gifts.form.giverHint}
        list={id}
        maxLength={160}
        autoComplete="off"
      />
      <datalist id={id}>
        {[...new Set(households.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

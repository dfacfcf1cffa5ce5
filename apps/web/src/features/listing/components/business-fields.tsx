// The fields of a business that the wizard and the account share.
import { legalForms } from '@liesse/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { listing } from '#web/locales/fr/partner/listing.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { business: text } = listing;
const options = legalForms.map((value) => ({ value, label: text.legalForms[value] }));

type RegisteredField = UseFormRegisterReturn & { error: string | undefined };

export function LegalFormField(field: RegisteredField) {
  return (
    <SelectField
      {...field}
      label={text.legalForm}
      options={options}
      placeholder={text.legalFormPlaceholder}
      // A browser shows the first form otherwise, which nobody chose.
      defaultValue=""
    />
  );
}

export function SiretField(field: RegisteredField) {
  return <TextField {...field} label={text.siret} hint={text.siretHint} inputMode="numeric" autoComplete="off" />;
}

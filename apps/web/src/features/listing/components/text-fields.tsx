// The texts of a listing: name, tagline, description and website.
import type { UseFormReturn } from 'react-hook-form';
import type { ListingForm } from '#web/features/listing/forms.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { texts: text } = listing;

interface TextFieldsProps {
  form: UseFormReturn<ListingForm, unknown, ListingForm>;
  /** A new name of a checked listing is checked again. */
  isChecked: boolean;
}

export function TextFields({ form: { register, formState }, isChecked }: TextFieldsProps) {
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        {...register('name')}
        label={text.name}
        hint={isChecked ? text.nameChecked : text.nameHint}
        autoComplete="organization"
        error={errors.name?.message}
      />
      <TextField
        {...register('tagline')}
        label={text.tagline}
        optional={fields.optional}
        placeholder={text.taglinePlaceholder}
        autoComplete="off"
        error={errors.tagline?.message}
      />
      <TextArea
        {...register('description')}
        label={text.descriptionField}
        hint={text.descriptionHint}
        rows={8}
        error={errors.description?.message}
      />
      <TextField
        {...register('website')}
        type="url"
        inputMode="url"
        label={text.website}
        optional={fields.optional}
        hint={text.websiteHint}
        autoComplete="url"
        error={errors.website?.message}
      />
    </div>
  );
}

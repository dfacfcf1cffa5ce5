// The form fields of a partner outside the directory.
import type { UseFormReturn } from 'react-hook-form';
import { type EntryForm, manualStates } from '#web/features/event-partners/forms.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text } = eventPartners;
const states = manualStates.map((value) => ({ value, label: eventPartners.byHand[value] }));

/** A narrow type, so that forms with more fields fit too. */
type Form = Pick<UseFormReturn<EntryForm>, 'register' | 'formState'>;

export function ManualEntryFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('name')}
        label={text.name}
        placeholder={text.namePlaceholder}
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextField
        {...register('contact')}
        label={text.contact}
        optional={text.optional}
        hint={text.contactHint}
        autoComplete="off"
        error={errors.contact?.message}
      />
      <SelectField {...register('state')} label={text.state} options={states} error={errors.state?.message} />
    </>
  );
}

export function NotesField({ form: { register, formState } }: { form: Form }) {
  return (
    <TextArea
      {...register('notes')}
      label={text.notes}
      optional={text.optional}
      hint={text.notesHint}
      error={formState.errors.notes?.message}
    />
  );
}

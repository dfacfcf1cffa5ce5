// The fifth step: the texts, and the photos, which are saved as they are added.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { PhotosEditor } from '#web/features/listing/components/photos-editor.tsx';
import { type PresentationForm, presentationForm } from '#web/features/listing/forms.ts';
import type { Listing } from '#web/features/listing/listing.ts';
import { saveListing } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { StepButtons, StepHeading, type StepNavigation } from '#web/features/listing/wizard/step-parts.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { wizard: text, texts: fieldText, photos } = texts;

export function PresentationStep({ listing, onDone, onBack }: StepNavigation & { listing: Listing }) {
  const id = useId();
  const save = useListingMutation({ mutationFn: (form: PresentationForm) => saveListing(listing.id, form) });
  const [{ register, handleSubmit, formState }, draft] = useDraftForm<PresentationForm>('listing-presentation', {
    resolver: zodResolver(presentationForm),
    defaultValues: { tagline: listing.tagline, description: listing.description },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    if ((await save.run(values)) === null) return;
    draft.erase();
    onDone();
  });
  return (
    <>
      <form id={id} noValidate onSubmit={submit}>
        <StepHeading title={text.presentation}>{text.presentationText}</StepHeading>
        <div className="flex flex-col gap-5">
          <TextField
            {...register('tagline')}
            label={fieldText.tagline}
            optional={fields.optional}
            placeholder={fieldText.taglinePlaceholder}
            autoComplete="off"
            error={errors.tagline?.message}
          />
          <TextArea
            {...register('description')}
            label={fieldText.descriptionField}
            hint={fieldText.descriptionHint}
            rows={7}
            error={errors.description?.message}
          />
        </div>
      </form>
      <section aria-label={photos.title} className="mt-8">
        <h3 className="text-heading">{photos.title}</h3>
        <p className="mt-1 mb-4 text-quiet text-small">{photos.text}</p>
        <PhotosEditor listing={listing} />
      </section>
      <StepButtons form={id} isBusy={isSubmitting} errorMessage={save.errorMessage} onBack={onBack} />
    </>
  );
}

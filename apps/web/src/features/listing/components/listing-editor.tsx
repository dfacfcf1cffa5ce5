// Edits the listing beside a preview of its public page. Texts are saved together; services, photos and questions one by one.
import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { FactFields } from '#web/features/listing/components/fact-fields.tsx';
import { PhotosEditor } from '#web/features/listing/components/photos-editor.tsx';
import { QuestionsEditor } from '#web/features/listing/components/questions-editor.tsx';
import { ServicesEditor } from '#web/features/listing/components/services-editor.tsx';
import { TextFields } from '#web/features/listing/components/text-fields.tsx';
import { type ListingForm, listingForm } from '#web/features/listing/forms.ts';
import { type Listing, placeText } from '#web/features/listing/listing.ts';
import { type Commune, findCommune, listingChangeOf, saveListing } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

interface ListingEditorProps {
  listing: Listing;
  /** Form and preview side by side, or in tabs on narrow screens. */
  isWide: boolean;
  /** Draws the public page of a listing. */
  Preview: ComponentType<{ listing: Listing }>;
}

export function ListingEditor({ listing, isWide, Preview }: ListingEditorProps) {
  const save = useListingMutation({
    mutationFn: ({ form, place }: { form: ListingForm; place: Commune }) =>
      saveListing(listing.id, listingChangeOf(form, place)),
    success: { title: texts.saved },
  });
  const [form, draft] = useDraftForm<ListingForm>('listing', {
    resolver: zodResolver(listingForm),
    // A later response of the server replaces only fields that were not edited.
    values: formOf(listing),
    resetOptions: { keepDirtyValues: true },
  });
  const isChecked = !['draft', 'refused'].includes(listing.state);
  const typed = useWatch({ control: form.control }) as ListingForm;
  const submit = form.handleSubmit(async (values) => {
    const found = await findCommune(values.place);
    if (!found.ok) return form.setError('place', { message: found.message }, { shouldFocus: true });
    const { commune, postcode } = found;
    if ((await save.run({ form: values, place: { commune, postcode } })) === null) return;
    draft.erase();
    // The checked name and site stay until the new ones are checked.
    const saved = isChecked ? { ...values, name: listing.name, website: listing.website ?? '' } : values;
    form.reset(saved, { keepDirtyValues: false });
  });
  const editor = (
    <div className="max-w-measure">
      <form noValidate onSubmit={submit}>
        <div className="flex flex-col gap-3 pb-6 empty:hidden">
          <DraftNotice draft={draft} />
          {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
        </div>
        <Section title={texts.texts.title}>
          <TextFields form={form} isChecked={isChecked} />
        </Section>
        <Section title={texts.facts.title}>
          <FactFields form={form} />
          <div className="mt-8">
            <Button type="submit" isBusy={form.formState.isSubmitting}>
              {texts.save}
            </Button>
          </div>
        </Section>
      </form>
      <Section title={texts.photos.title} description={texts.photos.text}>
        <PhotosEditor listing={listing} />
      </Section>
      <Section title={texts.services.title}>
        <ServicesEditor listing={listing} />
      </Section>
      <Section title={texts.questions.title} description={texts.questions.text}>
        <QuestionsEditor listing={listing} />
      </Section>
    </div>
  );
  const shown = <Preview listing={shownListing(listing, typed)} />;

  if (isWide) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-8 wide:grid-cols-[minmax(0,1fr)_24.375rem] wide:gap-12">
        <div>{editor}</div>
        <div className="sticky top-6">{shown}</div>
      </div>
    );
  }
  return (
    <Tabs
      label={texts.views}
      keepMounted
      tabs={[
        { value: 'edit', label: texts.editTab, content: editor },
        { value: 'preview', label: texts.previewTab, content: shown },
      ]}
    />
  );
}

const formOf = (listing: Listing): ListingForm => ({
  name: listing.name,
  tagline: listing.tagline,
  description: listing.description,
  website: listing.website ?? '',
  place: placeText(listing),
  travelsKm: listing.travels_km,
  capacityMin: listing.capacity_min,
  capacityMax: listing.capacity_max,
  languages: listing.languages,
  priceFromCents: listing.price_from_cents,
  priceUnit: listing.price_unit,
});

/** The saved listing with what is typed. A number that cannot be read is left out. */
function shownListing(listing: Listing, typed: ListingForm): Listing {
  return {
    ...listing,
    name: typed.name,
    tagline: typed.tagline,
    description: typed.description,
    website: typed.website || null,
    commune: typed.place.replace(/\s*\(\d*\)?\s*$/, ''),
    travels_km: readable(typed.travelsKm) ?? 0,
    capacity_min: readable(typed.capacityMin),
    capacity_max: readable(typed.capacityMax),
    languages: typed.languages,
    price_from_cents: readable(typed.priceFromCents),
    price_unit: typed.priceUnit,
  };
}

const readable = (value: number | null): number | null => (value === null || Number.isNaN(value) ? null : value);

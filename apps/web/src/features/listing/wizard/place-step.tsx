// The third step: the commune and the area served.
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import { CommuneField } from '#web/features/listing/components/commune-field.tsx';
import { type PlaceForm, placeForm } from '#web/features/listing/forms.ts';
import { type Listing, placeText } from '#web/features/listing/listing.ts';
import { findCommune, saveListing } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { StepButtons, StepHeading, type StepNavigation } from '#web/features/listing/wizard/step-parts.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { wizard: text, facts: fieldText } = texts;

export function PlaceStep({ listing, onDone, onBack }: StepNavigation & { listing: Listing }) {
  const save = useListingMutation({
    mutationFn: (change: { commune: string; postcode: string; travels_km: number }) => saveListing(listing.id, change),
  });
  const [{ control, handleSubmit, setError, formState }, draft] = useDraftForm<PlaceForm>('listing-place', {
    resolver: zodResolver(placeForm),
    defaultValues: { place: placeText(listing), travelsKm: listing.travels_km },
  });
  const submit = handleSubmit(async ({ place, travelsKm }) => {
    const found = await findCommune(place);
    if (!found.ok) return setError('place', { message: found.message }, { shouldFocus: true });
    const { commune, postcode } = found;
    if ((await save.run({ commune, postcode, travels_km: travelsKm })) === null) return;
    draft.erase();
    onDone();
  });
  return (
    <form noValidate onSubmit={submit}>
      <StepHeading title={text.place}>{text.placeText}</StepHeading>
      <div className="flex flex-col gap-5">
        <Controller
          control={control}
          name="place"
          render={({ field, fieldState }) => <CommuneField {...field} error={fieldState.error?.message} />}
        />
        <Controller
          control={control}
          name="travelsKm"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={fieldText.travels}
              hint={fieldText.travelsHint}
              max={2000}
              step={10}
              hasButtons
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <StepButtons isBusy={formState.isSubmitting} errorMessage={save.errorMessage} onBack={onBack} />
    </form>
  );
}

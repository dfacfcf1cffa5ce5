// The field for a commune, a postcode, a département or a region. With script it suggests places while the person types; without, the
// server looks up the text.
import { useId, useState } from 'react';
import { placeLabel } from '#web/features/partners/places.ts';
import { findPlaces } from '#web/lib/api/places.ts';
import { type FindLabels, useSuggestions } from '#web/lib/api/use-suggestions.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text } = partners;

const MOST = 8;
const placeLabels: FindLabels = async (data, typed, signal) =>
  (await findPlaces(data, typed, MOST, signal)).map(placeLabel);

export function PlaceField({ defaultValue, error }: { defaultValue: string | undefined; error: string | undefined }) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const places = useSuggestions(typed, placeLabels);

  return (
    <>
      <TextField
        label={text.place}
        required={false}
        name="place"
        maxLength={120}
        autoComplete="off"
        list={list}
        defaultValue={defaultValue}
        placeholder={text.placePlaceholder}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}

// The field for a commune or a postcode. With script it suggests communes while the person types; without, the server looks up the text.
import { useEffect, useId, useState } from 'react';
import { suggestPlaces } from '#web/features/partners/places.ts';
import { partners } from '#web/locales/fr/partners.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text } = partners;
const PAUSE_MS = 180;

export function PlaceField({ defaultValue, error }: { defaultValue: string | undefined; error: string | undefined }) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [places, setPlaces] = useState<readonly string[]>([]);

  useEffect(() => {
    // A chosen suggestion needs no further ones.
    if (typed.trim().length < 2 || places.includes(typed)) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      suggestPlaces(typed, request.signal)
        .then(setPlaces)
        // The field works without suggestions.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, places]);

  return (
    <>
      <TextField
        label={text.place}
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

// Where: a commune or a postcode. With script the browser offers communes while one types; without, whatever is typed is looked up.
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
    // One that was chosen in the list needs no other.
    if (typed.trim().length < 2 || places.includes(typed)) return;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      suggestPlaces(typed, asked.signal)
        .then(setPlaces)
        // The field works without suggestions.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
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

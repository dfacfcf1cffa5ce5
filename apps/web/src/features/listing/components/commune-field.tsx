// The commune of a listing, with suggestions while the partner types.
import { useId } from 'react';
import { useCommuneSuggestions } from '#web/lib/api/use-suggestions.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { facts: text } = listing;

/** Takes the `field` of a react-hook-form Controller. */
interface CommuneFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: (element: HTMLInputElement | null) => void;
  error: string | undefined;
}

export function CommuneField({ onChange, ...field }: CommuneFieldProps) {
  const list = useId();
  const labels = useCommuneSuggestions(field.value);
  return (
    <>
      <TextField
        {...field}
        label={text.place}
        hint={text.placeHint}
        placeholder={text.placePlaceholder}
        list={list}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}

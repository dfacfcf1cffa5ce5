// Finds a listed partner by name or trade: a search field with its results as radio buttons.
import { findTrade } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { colleaguesQuery } from '#web/features/recommendations/queries.ts';
import { recommendations } from '#web/locales/fr/partner/recommendations.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';

const { dialog: text } = recommendations;
const PAUSE_MS = 200;

interface ColleagueFieldProps {
  /** The partner who recommends is not a result. */
  ownPartnerId: string | null;
  value: string | null;
  onChange: (partnerId: string) => void;
  error: string | undefined;
}

export function ColleagueField({ ownPartnerId, value, onChange, error }: ColleagueFieldProps) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError } = useQuery(colleaguesQuery(words));
  const found = data?.filter(({ id }) => id !== ownPartnerId);
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={text.search}
        value={typed}
        onChange={setTyped}
        {...(found !== undefined && { status: text.found(found.length) })}
      />
      {found !== undefined && found.length > 0 ? (
        <RadioGroup
          name="colleague"
          label={text.results}
          error={error}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
          options={found.map(({ id, name, type, commune }) => ({
            value: id,
            label: name,
            hint: [findTrade(type)?.name, commune].filter(Boolean).join(', '),
          }))}
        />
      ) : (
        <p
          role={error === undefined ? undefined : 'alert'}
          className={`text-small ${error === undefined ? 'text-quiet' : 'text-danger'}`}
        >
          {error ?? (isError ? text.searchFailed : found === undefined ? text.typeMore : text.none)}
        </p>
      )}
    </div>
  );
}

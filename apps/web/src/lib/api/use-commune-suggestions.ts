// Suggests communes while a person types, for the datalist of a text field.
import { useEffect, useState } from 'react';
import { communeLabel, findCommunes } from '#web/lib/api/communes.ts';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

const PAUSE_MS = 180;
const MOST = 8;

export function useCommuneSuggestions(typed: string): readonly string[] {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    // A chosen suggestion needs no further ones.
    if (typed.trim().length < 2 || labels.includes(typed)) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      findCommunes(createPublicData(platformAccess), typed, MOST, request.signal)
        .then((rows) => setLabels(rows.map(communeLabel)))
        // The field works without suggestions.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, labels]);
  return labels;
}

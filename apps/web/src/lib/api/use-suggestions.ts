// Suggests communes or other places while a person types, for the datalist of a text field.
import { useEffect, useState } from 'react';
import { communeLabel, findCommunes } from '#web/lib/api/communes.ts';
import { createPublicData, type PublicData } from '#web/lib/api/public-data.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

const PAUSE_MS = 180;
const MOST = 8;

export type FindLabels = (data: PublicData, typed: string, signal: AbortSignal) => Promise<string[]>;

export const useCommuneSuggestions = (typed: string): readonly string[] => useSuggestions(typed, communeLabels);

const communeLabels: FindLabels = async (data, typed, signal) =>
  (await findCommunes(data, typed, MOST, signal)).map(communeLabel);

/** `find` must be the same function at each render. */
export function useSuggestions(typed: string, find: FindLabels): readonly string[] {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    // A chosen suggestion needs no further ones.
    if (typed.trim().length < 2 || labels.includes(typed)) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      find(createPublicData(platformAccess), typed, request.signal)
        .then(setLabels)
        // The field works without suggestions.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, labels, find]);
  return labels;
}

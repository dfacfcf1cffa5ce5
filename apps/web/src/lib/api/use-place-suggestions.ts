// Suggests communes, or places of any kind, while a person types, for the datalist of a text field.
import { useEffect, useState } from 'react';
import { communeLabel, findCommunes } from '#web/lib/api/communes.ts';
import { findPlaces, placeLabel } from '#web/lib/api/places.ts';
import { createPublicData, type PublicData } from '#web/lib/api/public-data.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';

const PAUSE_MS = 180;
const MOST = 8;

type Find = (data: PublicData, typed: string, signal: AbortSignal) => Promise<string[]>;

export const useCommuneSuggestions = (typed: string): readonly string[] => useSuggestions(typed, communeLabels);

/** Départements and regions too. */
export const usePlaceSuggestions = (typed: string): readonly string[] => useSuggestions(typed, placeLabels);

const communeLabels: Find = async (data, typed, signal) =>
  (await findCommunes(data, typed, MOST, signal)).map(communeLabel);

const placeLabels: Find = async (data, typed, signal) => (await findPlaces(data, typed, MOST, signal)).map(placeLabel);

function useSuggestions(typed: string, find: Find): readonly string[] {
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

// From what people type to a place: a name, a postcode, both. The list of communes is the platform's own.
import { type Spot } from '#web/features/partners/france.ts';
import { createPublicData, type PublicData } from '#web/lib/api/public-data.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface Place extends Spot {
  name: string;
  /** « Beaune (21200) »: what is typed back to mean this one. */
  label: string;
}

interface Row extends Spot {
  name: string;
  postcode: string;
}

const HOMONYMS = 4;

/** The best guess, and others of the very same name. */
export async function findPlace(
  data: PublicData,
  words: string,
  signal: AbortSignal,
): Promise<{ place: Place | null; others: Place[] }> {
  const rows = await data.call<Row[]>('find_communes', { words, most: HOMONYMS }, signal);
  const [place = null, ...rest] = rows.map(placeOf);
  const others = rest.filter(
    ({ name, label }) => foldText(name) === foldText(place?.name ?? '') && label !== place?.label,
  );
  return { place, others };
}

/** For the list under the field, in a browser. */
export async function suggestPlaces(words: string, signal: AbortSignal): Promise<string[]> {
  const data = createPublicData(platformAccess);
  const rows = await data.call<Row[]>('find_communes', { words, most: 8 }, signal);
  return rows.map((row) => placeOf(row).label);
}

const placeOf = ({ name, postcode, latitude, longitude }: Row): Place => ({
  name,
  label: `${name} (${postcode})`,
  latitude,
  longitude,
});

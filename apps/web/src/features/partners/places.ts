// Finds a place by a name, a postcode or both, in the list of communes of the database.
import { type Spot } from '#web/features/partners/france.ts';
import { createPublicData, type PublicData } from '#web/lib/api/public-data.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface Place extends Spot {
  name: string;
  /** « Beaune (21200) »: the text that finds this place again. */
  label: string;
}

interface CommuneRow extends Spot {
  name: string;
  postcode: string;
}

const MAX_HOMONYMS = 4;

/** The best match, and other communes of the same name. */
export async function findPlace(
  data: PublicData,
  words: string,
  signal: AbortSignal,
): Promise<{ place: Place | null; others: Place[] }> {
  const rows = await data.call<CommuneRow[]>('find_communes', { words, most: MAX_HOMONYMS }, signal);
  const [place = null, ...rest] = rows.map(placeOf);
  const others = rest.filter(
    ({ name, label }) => foldText(name) === foldText(place?.name ?? '') && label !== place?.label,
  );
  return { place, others };
}

/** For the suggestions under the field, in a browser. */
export async function suggestPlaces(words: string, signal: AbortSignal): Promise<string[]> {
  const data = createPublicData(platformAccess);
  const rows = await data.call<CommuneRow[]>('find_communes', { words, most: 8 }, signal);
  return rows.map((row) => placeOf(row).label);
}

const placeOf = ({ name, postcode, latitude, longitude }: CommuneRow): Place => ({
  name,
  label: `${name} (${postcode})`,
  latitude,
  longitude,
});

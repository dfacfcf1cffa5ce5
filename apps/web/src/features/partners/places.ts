// Finds a place by a name, a postcode or both, in the list of communes of the database.
import { type Spot } from '#web/features/partners/france.ts';
import { type CommuneRow, communeLabel, findCommunes } from '#web/lib/api/communes.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface Place extends Spot {
  name: string;
  /** « Beaune (21200) »: the text that finds this place again. */
  label: string;
}

const MAX_HOMONYMS = 4;

/** The best match, and other communes of the same name. */
export async function findPlace(
  data: PublicData,
  words: string,
  signal: AbortSignal,
): Promise<{ place: Place | null; others: Place[] }> {
  const rows = await findCommunes(data, words, MAX_HOMONYMS, signal);
  const [place = null, ...rest] = rows.map(placeOf);
  const others = rest.filter(
    ({ name, label }) => foldText(name) === foldText(place?.name ?? '') && label !== place?.label,
  );
  return { place, others };
}

const placeOf = (row: CommuneRow): Place => ({
  name: row.name,
  label: communeLabel(row),
  latitude: row.latitude,
  longitude: row.longitude,
});

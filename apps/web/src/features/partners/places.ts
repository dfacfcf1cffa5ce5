// Finds a place by a name, a postcode or the number of a département, in the places of the database.
import type { Spot } from '#web/features/partners/france.ts';
import { communeLabel } from '#web/lib/api/communes.ts';
import { findPlaces, type PlaceRow } from '#web/lib/api/places.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { foldText } from '#web/lib/format/format.ts';
import { partners } from '#web/locales/fr/public/partners.ts';

export interface Place {
  kind: PlaceRow['kind'];
  name: string;
  /** « Beaune (21200) »: the text that finds this place again. */
  label: string;
  /** Where distances are measured from; null for an area. */
  spot: Spot | null;
  /** The code of a département or a region; null for a commune. */
  area: string | null;
}

const MAX_HOMONYMS = 4;

/** The best match, and other places of the same name. */
export async function findPlace(
  data: PublicData,
  words: string,
  signal: AbortSignal,
): Promise<{ place: Place | null; others: Place[] }> {
  const rows = await findPlaces(data, words, MAX_HOMONYMS, signal);
  const [place = null, ...rest] = rows.map(placeOf);
  const others = rest.filter(
    ({ name, label }) => foldText(name) === foldText(place?.name ?? '') && label !== place?.label,
  );
  return { place, others };
}

/** « Beaune (21200) », « Côte-d’Or (21) », « Bretagne (région) » */
export function placeLabel(row: PlaceRow): string {
  if (row.kind === 'commune') return communeLabel(row);
  return `${row.name} (${row.kind === 'region' ? partners.form.region : row.code})`;
}

const placeOf = (row: PlaceRow): Place => ({
  kind: row.kind,
  name: row.name,
  label: placeLabel(row),
  ...(row.kind === 'commune'
    ? { spot: { latitude: row.latitude, longitude: row.longitude }, area: null }
    : { spot: null, area: row.code }),
});

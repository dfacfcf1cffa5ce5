// The places of the database by which the directory is searched: communes, départements and regions.
import { communeLabel } from '#web/lib/api/communes.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { placeKinds } from '#web/locales/fr/public/place-kinds.ts';

interface CommunePlace {
  kind: 'commune';
  code: string;
  name: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

interface AreaPlace {
  kind: 'department' | 'region';
  code: string;
  name: string;
}

export type PlaceRow = CommunePlace | AreaPlace;

/** The best match comes first. */
export const findPlaces = (data: PublicData, words: string, most: number, signal?: AbortSignal): Promise<PlaceRow[]> =>
  data.call<PlaceRow[]>('find_places', { words, most }, signal);

/** « Beaune (21200) », « Côte-d’Or (21) », « Bretagne (région) »: the text that finds this place again. */
export function placeLabel(row: PlaceRow): string {
  if (row.kind === 'commune') return communeLabel(row);
  return `${row.name} (${row.kind === 'region' ? placeKinds.region : row.code})`;
}

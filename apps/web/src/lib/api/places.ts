// The places of the database by which the directory is searched: communes, départements and regions.
import type { PublicData } from '#web/lib/api/public-data.ts';

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

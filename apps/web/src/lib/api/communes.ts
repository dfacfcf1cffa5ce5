// The communes of the database, by a name, a postcode or both.
import type { PublicData } from '#web/lib/api/public-data.ts';

export interface CommuneRow {
  name: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

/** Large communes come first. */
export const findCommunes = (
  data: PublicData,
  words: string,
  most: number,
  signal?: AbortSignal,
): Promise<CommuneRow[]> => data.call<CommuneRow[]>('find_communes', { words, most }, signal);

/** « Beaune (21200) »: the text that finds this commune again. */
export const communeLabel = ({ name, postcode }: Pick<CommuneRow, 'name' | 'postcode'>): string =>
  `${name} (${postcode})`;

// The communes of the database, by a name, a postcode or both.
import { array, type Infer, number, object, string } from '#web/lib/api/answer-schema.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';

const commune = object({ name: string, postcode: string, latitude: number, longitude: number });
const communes = array(commune);

export type CommuneRow = Infer<typeof commune>;

/** Large communes come first. */
export const findCommunes = async (
  data: PublicData,
  words: string,
  most: number,
  signal?: AbortSignal,
): Promise<CommuneRow[]> => communes(await data.call('find_communes', { words, most }, signal), 'find_communes');

/** « Beaune (21200) »: the text that finds this commune again. */
export const communeLabel = ({ name, postcode }: Pick<CommuneRow, 'name' | 'postcode'>): string =>
  `${name} (${postcode})`;

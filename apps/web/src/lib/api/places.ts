// The places of the database by which the directory is searched: communes, départements and regions.
import { array, type Infer, number, object, oneOf, string, variants } from '#web/lib/api/answer-schema.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';

const commune = object({
  kind: oneOf(['commune']),
  code: string,
  name: string,
  postcode: string,
  latitude: number,
  longitude: number,
});
const area = object({ kind: oneOf(['department', 'region']), code: string, name: string });
const place = variants('kind', { commune, department: area, region: area });
const places = array(place);

export type PlaceRow = Infer<typeof place>;

/** The best match comes first. */
export const findPlaces = async (
  data: PublicData,
  words: string,
  most: number,
  signal?: AbortSignal,
): Promise<PlaceRow[]> => places(await data.call('find_places', { words, most }, signal), 'find_places');

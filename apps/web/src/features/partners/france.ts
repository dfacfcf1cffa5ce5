// The coordinates of the map: one unit is fifteen kilometres, from the north-west corner of mainland France. scripts/france-map.ts
// draws the shape of the country in the same coordinates.
export const sheet = { width: 78, height: 76 } as const;

export interface Spot {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

const WEST = -5.4;
const NORTH = 51.35;
export const KM_PER_UNIT = 15;
const KM_PER_DEGREE = 111.2;
/** A degree of longitude in the middle of the country. The error at its ends is a few kilometres. */
const NARROWING = Math.cos((46.5 * Math.PI) / 180);

export function pointOf({ latitude, longitude }: Spot): Point {
  return {
    x: ((longitude - WEST) * KM_PER_DEGREE * NARROWING) / KM_PER_UNIT,
    y: ((NORTH - latitude) * KM_PER_DEGREE) / KM_PER_UNIT,
  };
}

/** False for overseas departments. */
export const isOnSheet = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= sheet.width && y <= sheet.height;

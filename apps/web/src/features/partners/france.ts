// The sheet that the map is drawn on: one unit is fifteen kilometres, from the north-west corner of mainland France. The shape
// itself is a picture made by scripts/france-map.ts on the same sheet.
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
const KM_PER_UNIT = 15;
const KM_PER_DEGREE = 111.2;
/** At the latitude of the middle of the country; the error at its ends is of a few kilometres. */
const NARROWING = Math.cos((46.5 * Math.PI) / 180);

export function pointOf({ latitude, longitude }: Spot): Point {
  return {
    x: ((longitude - WEST) * KM_PER_DEGREE * NARROWING) / KM_PER_UNIT,
    y: ((NORTH - latitude) * KM_PER_DEGREE) / KM_PER_UNIT,
  };
}

/** Overseas is not. */
export const isOnSheet = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= sheet.width && y <= sheet.height;

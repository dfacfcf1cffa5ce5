// The distance between two places of the map.
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** In kilometres as the crow flies (haversine formula). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

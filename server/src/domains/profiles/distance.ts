/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Kilometres. */
export const EARTH_RADIUS = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const up = Math.sin(radians(one.latitude - other.latitude) / 2) ** 2;
  const aside = Math.sin(radians(one.longitude - other.longitude) / 2) ** 2;
  const chord = up + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * aside;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

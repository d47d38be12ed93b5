import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Coordinates, EARTH_RADIUS } from '../profiles/distance.ts';
import type { Reach } from './reach.ts';

const KILOMETRES_PER_DEGREE = 111;
/** Bands per degree in the column `latitude_band`. */
const BANDS_PER_DEGREE = 10;

const upOf = ({ kilometres }: Reach): number => kilometres / KILOMETRES_PER_DEGREE;

/** Kilometres from a place to that of a row of `search_entries`; null if the row has none. */
export const kilometresFrom = ({ latitude, longitude }: Coordinates): RawBuilder<number | null> => sql<number | null>`(
  2 * ${sql.lit(EARTH_RADIUS)} * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * sin(radians(longitude - ${longitude}) / 2) ^ 2))))`;

/** True for rows of `search_entries` within the circle. */
export function within(reach: Reach): RawBuilder<SqlBool> {
  const { latitude } = reach.center;
  return sql<SqlBool>`latitude between ${latitude - upOf(reach)} and ${latitude + upOf(reach)}
    and ${kilometresFrom(reach.center)} <= ${reach.kilometres}`;
}

/**
 * True for rows in the box around the circle, written so that the index `search_place` applies. Sides that would cross
 * a pole or the date line are left out.
 */
export function aroundInBands(reach: Reach): RawBuilder<SqlBool> {
  const { latitude, longitude } = reach.center;
  const up = upOf(reach);
  const lowest = Math.floor((latitude - up) * BANDS_PER_DEGREE);
  const highest = Math.floor((latitude + up) * BANDS_PER_DEGREE);
  const bands = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  const aside = up / Math.max(Math.cos((Math.PI / 180) * Math.min(Math.abs(latitude) + up, 90)), Number.EPSILON);
  const sides = Math.abs(longitude) + aside >= 180 ? sql`` : sql`and longitude between ${longitude - aside} and ${longitude + aside}`;
  return sql<SqlBool>`latitude_band = any (${bands}::smallint[]) ${sides}`;
}

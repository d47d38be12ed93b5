import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Coordinates, EARTH_RADIUS } from '../profiles/distance.ts';
import type { Reach } from './reach.ts';

const KILOMETRES_PER_DEGREE = 111;

const upOf = ({ kilometres }: Reach): number => kilometres / KILOMETRES_PER_DEGREE;

/** Kilometres from a place to that of a row of `search_entries` or `search_places`; null if the row has none. */
export const kilometresFrom = ({ latitude, longitude }: Coordinates): RawBuilder<number | null> => sql<number | null>`(
  2 * ${sql.lit(EARTH_RADIUS)} * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * sin(radians(longitude - ${longitude}) / 2) ^ 2))))`;

/** True for rows of these tables within the circle. */
export function within(reach: Reach): RawBuilder<SqlBool> {
  const { latitude } = reach.center;
  return sql<SqlBool>`latitude between ${latitude - upOf(reach)} and ${latitude + upOf(reach)}
    and ${kilometresFrom(reach.center)} <= ${reach.kilometres}`;
}

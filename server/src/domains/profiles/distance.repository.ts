import { type RawBuilder, sql } from 'kysely';
import { EARTH_RADIUS } from './distance.ts';

/**
 * Whole kilometres between the places of two rows of `profiles`, named by their aliases; at least 1, so that no one
 * learns who lives in the same street. Null if either place is unknown.
 */
export const distanceBetween = (one: string, other: string): RawBuilder<number | null> => {
  const [a, b] = [sql.ref(`${one}.latitude`), sql.ref(`${other}.latitude`)];
  const [c, d] = [sql.ref(`${one}.longitude`), sql.ref(`${other}.longitude`)];
  return sql<
    number | null
  >`case when ${a} + ${b} + ${c} + ${d} is not null then greatest(1, round(2 * ${sql.lit(EARTH_RADIUS)} * asin(least(1, sqrt(
    sin(radians(${a} - ${b}) / 2) ^ 2 + cos(radians(${a})) * cos(radians(${b})) * sin(radians(${c} - ${d}) / 2) ^ 2)))))::int end`;
};

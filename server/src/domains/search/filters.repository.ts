import { INTERESTS } from '@amarena/shared/contracts/people/interests';
import type { Gender } from '@amarena/shared/contracts/people/profile';
import { interestsIn, type SearchFilters } from '@amarena/shared/contracts/people/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Coordinates } from '../profiles/distance.ts';
import { birthsWithin } from './births.ts';
import type { ActivePlace } from './cursor.ts';
import { within } from './reach.repository.ts';
import { reachOf } from './reach.ts';

export interface Criteria {
  filters: SearchFilters;
  /** Gender of the searcher; null for a visitor. Members who are known to look for another gender are not found. */
  wantedBy: Gender | null;
  /** Members to leave out: the searcher, blocked ones, those already listed. */
  without: readonly string[];
  /** Origin for distances; null for a search without one. */
  center: Coordinates | null;
  onlineSince: Date;
  now: Date;
}

export type Condition = RawBuilder<SqlBool>;

export const all = (conditions: readonly Condition[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** In the format of the column `interest_bits`. */
const interestBits = (list: string): string => {
  const bits = interestsIn(list).map((interest) => 1n << BigInt(INTERESTS.indexOf(interest)));
  return bits.reduce((sum, bit) => sum | bit, 0n).toString();
};

/** The filters that the indexes in the order of last activity cover. */
export function ordered({ filters, onlineSince }: Criteria, after: Pick<ActivePlace, 'last_active' | 'id'> | null): Condition[] {
  const { gender, country, countryregion, online, verified } = filters;
  return [
    ...(gender === undefined ? [] : [sql<SqlBool>`gender = ${gender}`]),
    ...(country === undefined ? [] : [sql<SqlBool>`country = ${country}`]),
    ...(countryregion === undefined ? [] : [sql<SqlBool>`region = ${countryregion}`]),
    ...(online ? [sql<SqlBool>`last_active > ${onlineSince}`] : []),
    // Written as in the partial indexes: the planner would not know the value of a parameter.
    ...(verified ? [sql<SqlBool>`verified`] : []),
    ...(after === null ? [] : [sql<SqlBool>`(last_active, id) < (${after.last_active}, ${after.id}::uuid)`]),
  ];
}

/** The other filters. The indexes include their columns, so that a scan never opens the table. */
export function sifted({ filters, without, wantedBy, center, now }: Criteria): Condition[] {
  const { distance, interests, photo, only_real, online } = filters;
  const { upTo, after } = birthsWithin(filters, now);
  return [
    sql<SqlBool>`birth <= ${upTo}`,
    ...(after === null ? [] : [sql<SqlBool>`birth > ${after}`]),
    ...(distance && center ? [within(reachOf(distance, center))] : []),
    ...(interests === undefined ? [] : [sql<SqlBool>`interest_bits & ${interestBits(interests)}::bigint <> 0`]),
    ...(photo ? [sql<SqlBool>`has_photo`] : []),
    // A fictional profile is never online, whatever its time of last activity says.
    ...(only_real || online ? [sql<SqlBool>`not fictional`] : []),
    ...(wantedBy === null ? [] : [sql<SqlBool>`(wants is null or wants = ${wantedBy})`]),
    ...(without.length > 0 ? [sql<SqlBool>`id <> all (${without}::uuid[])`] : []),
  ];
}

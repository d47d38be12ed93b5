import { GENDERS } from '@amarena/shared/contracts/people/profile';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ActivePlace, Place } from './cursor.ts';
import { all, type Condition, type Criteria, ordered, sifted } from './filters.repository.ts';

/**
 * The next members in the order of last activity, whether or not they match. Who has a row in `search_entries`, and can
 * be found at all, is decided by `feed_search`: see `tables.ts`.
 */
const walked = (criteria: Criteria, after: ActivePlace | null, entries: number) => sql`(
  select id, last_active, birth, has_photo, fictional, interest_bits, latitude, longitude, wants from search_entries
  where ${all(ordered(criteria, after))} order by last_active desc, id desc limit ${entries}) as walked`;

export interface Matching<P extends Place = ActivePlace> {
  /** The first ones of them. */
  page: P[];
  /** How many there are, and how many of these are online; counted up to the wanted number. */
  found: number;
  online: number;
}

export interface Wish<P extends Place = ActivePlace> {
  after: P | null;
  page: number;
  countedUpTo: number;
}

interface Row {
  id: string | null;
  last_active: Date | null;
  found: number;
  online: number;
  beyond: boolean;
}

/** Rows of a page, each with the counts; a single row without a member if no one matches. */
const counted = (matching: RawBuilder<unknown>, { onlineSince }: Criteria, { page, countedUpTo }: Wish, beyond: Condition) => sql<Row>`
  with matching as materialized (${matching}),
  counts as (
    select least(count(*), ${countedUpTo})::int as found,
      least(count(*) filter (where last_active > ${onlineSince} and not fictional), ${countedUpTo})::int as online
    from matching
  ),
  page as (select id, last_active from matching order by last_active desc, id desc limit ${page})
  select page.id, page.last_active, found, online, ${beyond} as beyond
  from counts left join page on true order by last_active desc, id desc`;

function matchingOf(rows: readonly Row[]): Matching & { beyond: boolean } {
  const page = rows.flatMap(({ id, last_active }) => (id === null || last_active === null ? [] : [{ id, last_active }]));
  const { found = 0, online = 0, beyond = false } = rows[0] ?? {};
  return { page, found, online, beyond };
}

/**
 * Matches among the next `entries` members in the order of last activity. `beyond`: more members follow, and the count
 * is not reached.
 */
export async function walk(db: Db, criteria: Criteria, wish: Wish, entries: number): Promise<Matching & { beyond: boolean }> {
  const { after, countedUpTo } = wish;
  const matching = sql`select id, last_active, fictional from ${walked(criteria, after, entries)}
    where ${all(sifted(criteria))} limit ${countedUpTo}`;
  const beyond = sql<SqlBool>`case when found >= ${countedUpTo} then false
    else exists (select from search_entries where ${all(ordered(criteria, after))} offset ${entries}) end`;
  const { rows } = await counted(matching, criteria, wish, beyond).execute(db);
  return matchingOf(rows);
}

/**
 * Matches, found by the rare conditions: age, photo. Without an inner limit, because the planner would expect an early
 * match in the order of last activity.
 */
export async function gather(db: Db, criteria: Criteria, wish: Wish): Promise<Matching> {
  // The indexes of rare conditions start with the gender.
  const genders = criteria.filters.gender === undefined ? [sql<SqlBool>`gender = any (${GENDERS}::text[])`] : [];
  const conditions = [...ordered(criteria, wish.after), ...genders, ...sifted(criteria)];
  const matching = sql`select id, last_active, fictional from search_entries where ${all(conditions)}`;
  const { rows } = await counted(matching, criteria, wish, sql<SqlBool>`false`).execute(db);
  return matchingOf(rows);
}

/**
 * The first of several searches that finds anyone among its first `entries` members, and its results; null if none
 * does. A single statement: a search does not start if an earlier one found someone.
 */
export async function findFirst(
  db: Db,
  searches: readonly Criteria[],
  { limit, entries }: { limit: number; entries: number },
): Promise<{ search: number; ids: string[] } | null> {
  if (searches.length === 0) return null;
  const names = searches.map((_, index) => sql.id(`search_${index}`));
  const parts = searches.map((criteria, index) => {
    const before = names.slice(0, index).map((name) => sql<SqlBool>`not exists (select from ${name})`);
    return sql`${names[index]} as materialized (select id, last_active from ${walked(criteria, null, entries)}
      where ${all([...before, ...sifted(criteria)])} limit ${limit})`;
  });
  const found = names.map((name, index) => sql`select ${sql.lit(index)}::int as search, id, last_active from ${name}`);
  const { rows } = await sql<{ search: number; id: string }>`with ${sql.join(parts)}
    select search, id from (${sql.join(found, sql` union all `)}) as found order by last_active desc, id desc`.execute(db);
  const [first] = rows;
  return first === undefined ? null : { search: first.search, ids: rows.map(({ id }) => id) };
}

/** Those of `ids` who match now, in the same order: for ids from a replica, which may not know yet who left or changed. */
export async function matchingAmong(db: Db, criteria: Criteria, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const conditions = [...ordered(criteria, null), ...sifted(criteria)];
  const { rows } = await sql<{ id: string }>`
    select id from search_entries where id = any (${ids}::uuid[]) and ${all(conditions)}`.execute(db);
  const matching = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => matching.has(id));
}

import { GENDERS } from '@amarena/shared/contracts/people/profile';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Coordinates } from '../profiles/distance.ts';
import type { NearPlace } from './cursor.ts';
import { all, type Condition, type Criteria, ordered, sifted } from './filters.repository.ts';
import { kilometresFrom, within } from './reach.repository.ts';
import { reachOf } from './reach.ts';
import type { Matching, Wish } from './repository.ts';

/** Metres, more than the circumference of the earth: sorts after everyone whose place is known. */
const NOWHERE = 100_000_000;

/** Criteria of a search from somewhere. */
type Near = Criteria & { readonly center: Coordinates };

interface Row {
  id: string | null;
  last_active: Date | null;
  metres: number | null;
  found: number;
  online: number;
}

/** Each place of the search with its distance, once per gender. */
function spotsOf({ filters, center }: Near): RawBuilder<unknown> {
  const { country, countryregion, distance, gender } = filters;
  const conditions = [
    ...(country === undefined ? [] : [sql<SqlBool>`country = ${country}`]),
    ...(countryregion === undefined ? [] : [sql<SqlBool>`region = ${countryregion}`]),
    ...(distance ? [within(reachOf(distance, center))] : []),
  ];
  return sql`select gender, places.* from (
      select distinct latitude, longitude, round(${kilometresFrom(center)} * 1000)::int as metres
      from search_places where ${all(conditions)}
    ) as places cross join unnest(${gender === undefined ? GENDERS : [gender]}::text[]) as gender`;
}

/** Members who live at a row of `spots`. The index `search_of_place` has them in the order of last activity. */
const living = (conditions: readonly Condition[]) => sql`from search_entries
  where gender = spots.gender and latitude = spots.latitude and longitude = spots.longitude and ${all(conditions)}
  order by last_active desc, id desc`;

/** Matches from spot to spot; it stops at the wanted number. */
function fromSpots(conditions: readonly Condition[], { after, countedUpTo }: Wish<NearPlace>): RawBuilder<unknown> {
  const from = after === null ? sql`true` : sql`metres >= ${after.metres}`;
  const rest =
    after === null
      ? []
      : [
          sql<SqlBool>`(last_active, id) < (
            case when spots.metres > ${after.metres} then 'infinity' else ${after.last_active}::timestamptz end, ${after.id}::uuid)`,
        ];
  return sql`select found.id, found.last_active, spots.metres
    from (select * from spots where ${from} order by metres) as spots
    cross join lateral (select id, last_active ${living([...conditions, ...rest])} limit ${countedUpTo}) as found
    order by spots.metres, found.last_active desc, found.id desc limit ${countedUpTo}`;
}

/** Members of the region whose place is not known, who come last: none if there are enough before them. */
function fromNowhere(criteria: Criteria, conditions: readonly Condition[], { after, countedUpTo }: Wish<NearPlace>): RawBuilder<unknown> {
  const last = after?.metres === NOWHERE ? after : null;
  return sql`select id, last_active, ${sql.lit(NOWHERE)}::int as metres from search_entries
    where (select count(*) from placed) < ${countedUpTo}
      and latitude is null and ${all([...ordered(criteria, last), ...conditions])}
    order by last_active desc, id desc limit ${countedUpTo}`;
}

/**
 * Matches, the nearest to `center` first, and those who live in the same city in the order of last activity; those
 * without a place last. It stops when it has counted enough. Only for a search with a region or a distance.
 */
export async function nearest(db: Db, criteria: Near, wish: Wish<NearPlace>): Promise<Matching<NearPlace>> {
  const { filters, onlineSince } = criteria;
  const { after, page, countedUpTo } = wish;
  // The spots are within the distance already.
  const conditions = sifted({ ...criteria, center: null });
  const here = [...ordered(criteria, null), ...conditions];
  const active = [sql<SqlBool>`last_active > ${onlineSince}`, sql<SqlBool>`not fictional`];
  const unplaced = filters.distance ? sql`` : sql`union all (${fromNowhere(criteria, conditions, wish)})`;
  // A later page repeats the counts of the first one.
  const online =
    after !== null
      ? sql`select where false`
      : filters.distance
        ? sql`select from spots cross join lateral (select 1 ${living([...here, ...active])} limit ${countedUpTo}) as found limit ${countedUpTo}`
        : sql`select from search_entries where ${all([...here, ...active])} limit ${countedUpTo}`;
  const { rows } = await sql<Row>`
    with spots as materialized (${spotsOf(criteria)}),
    placed as materialized (${fromSpots(here, wish)}),
    matching as materialized (
      select * from (select * from placed ${unplaced}) as matching order by metres, last_active desc, id desc limit ${countedUpTo}
    ),
    counts as (
      select (select count(*) from matching)::int as found, (select count(*) from (${online}) as online)::int as online
    ),
    page as (select * from matching order by metres, last_active desc, id desc limit ${page})
    select page.id, page.last_active, page.metres, found, online from counts left join page on true
    order by metres, last_active desc, id desc`.execute(db);
  const { found = 0, online: areOnline = 0 } = rows[0] ?? {};
  return {
    page: rows.flatMap(({ id, last_active, metres }) =>
      id === null || last_active === null || metres === null ? [] : [{ id, last_active, metres }],
    ),
    found,
    online: areOnline,
  };
}

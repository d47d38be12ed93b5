import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { COMPUTED, IDENTITY, REPLICATED, SUBSCRIPTION } from './columns.ts';

/** Renews the time that replicas receive, at most twice a second for all servers together, and returns the time. */
export async function beat(primary: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    with beat as (update search_clock set at = clock_timestamp() where at < clock_timestamp() - interval '500 milliseconds')
    select clock_timestamp() as now`.execute(primary);
  return rows[0]?.now ?? new Date(0);
}

export interface Received {
  /** The newest time that arrived; null: none yet. */
  readonly at: Date | null;
  /** True if the members who were there at the beginning are copied. */
  readonly copied: boolean;
  /** What it subscribes to. */
  readonly publications: readonly string[];
}

/** What a replica has received so far. */
export async function received(replica: Db): Promise<Received> {
  const { rows } = await sql<Received>`
    select (select at from search_clock) as at,
      coalesce((
        select bool_and(srsubstate = 'r') and count(*) = 3 from pg_subscription_rel
        where srrelid in ('search_entries'::regclass, 'search_clock'::regclass, to_regclass('search_places'))
      ), false) as copied,
      array(
        select unnest(subpublications) from pg_subscription
        where subname like ${`${SUBSCRIPTION}%`} and subdbid = (select oid from pg_database where datname = current_database())
        order by 1
      ) as publications`.execute(replica);
  return rows[0] ?? { at: null, copied: false, publications: [] };
}

/**
 * What a database has for searches: the columns with their types, the places, the functions that compute columns, and the
 * indexes.
 * A replica needs everything that the primary has.
 */
export async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select format('column %s %s %s', attname, format_type(atttypid, atttypmod), coalesce(pg_get_expr(adbin, adrelid), '')) as part
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum and attgenerated <> ''
    where attrelid = 'search_entries'::regclass and attnum > 0 and not attisdropped and attname = any (${[...REPLICATED, ...COMPUTED]})
    union all
    select 'table search_places' where to_regclass('search_places') is not null
    union all
    select format('function interest_bits %s', md5(prosrc)) from pg_proc
    where oid = to_regprocedure('interest_bits(text[])')
    union all
    select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'search_entries'::regclass and indisvalid and relname <> ${IDENTITY}
    order by 1`.execute(db);
  return rows.map(({ part }) => part);
}

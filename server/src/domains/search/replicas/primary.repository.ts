import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { IDENTITY, publicationOf, REPLICATED, SUBSCRIPTION } from './columns.ts';

/** Identity of the PostgreSQL itself: two databases of one server have the same. */
export async function serverOf(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`.execute(db);
  return rows[0]?.id ?? '';
}

/** True if the primary writes what logical replication needs. */
export async function canReplicate(primary: Db): Promise<boolean> {
  const { rows } = await sql<{ level: string }>`select current_setting('wal_level') as level`.execute(primary);
  return rows[0]?.level === 'logical';
}

/**
 * Lets the primary say which member moved to another country: without it, changes of members fail as soon as there is a
 * publication for some countries. Built concurrently, so that nobody waits.
 */
export async function identify(primary: Db): Promise<void> {
  const { rows } = await sql<{ valid: boolean; used: boolean }>`
    select indisvalid as valid, indisreplident as used from pg_index where indexrelid = to_regclass(${IDENTITY})`.execute(primary);
  const [index] = rows;
  if (index?.used === true) return;
  // A build that was ended leaves an index that is not valid.
  if (index?.valid === false) await sql`drop index concurrently ${sql.id(IDENTITY)}`.execute(primary);
  if (index?.valid !== true)
    await sql`create unique index concurrently ${sql.id(IDENTITY)} on search_entries (country, id)`.execute(primary);
  await sql`alter table search_entries replica identity using index ${sql.id(IDENTITY)}`.execute(primary);
}

/** Publishes the members of a country, null: of every country, or brings the columns up to date. */
export async function publish(primary: Db, country: string | null): Promise<void> {
  const name = publicationOf(country);
  const { rows } = await sql`select from pg_publication where pubname = ${name}`.execute(primary);
  const columns = sql.join(REPLICATED.map((column) => sql.id(column)));
  const where = country === null ? sql`` : sql`where (country = ${sql.lit(country)})`;
  const tables = sql`table search_entries (${columns}) ${where}, table search_clock, table search_places`;
  if (rows.length === 0) await sql`create publication ${sql.id(name)} for ${tables}`.execute(primary);
  else await sql`alter publication ${sql.id(name)} set ${tables}`.execute(primary);
}

/** Tables that the role of `primaryUrl` may not copy. Empty if the address does not name the role as a URL does. */
export async function unreadable(primary: Db, primaryUrl: string): Promise<string[]> {
  if (!URL.canParse(primaryUrl)) return [];
  const { username, searchParams } = new URL(primaryUrl);
  const role = decodeURIComponent(username) || (searchParams.get('user') ?? '');
  if (role === '') return [];
  // Of the members, the replicated columns are enough.
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['search_clock', 'search_places']) as name where not has_table_privilege(${role}, name, 'select')
    union all
    select 'search_entries' where exists (
      select from unnest(${[...REPLICATED]}::text[]) as col where not has_column_privilege(${role}, 'search_entries', col, 'select')
    )`.execute(primary);
  return rows.map(({ name }) => name);
}

export interface Slot {
  readonly name: string;
  readonly active: boolean;
  /** Bytes of the log that the primary keeps for it; null: it keeps nothing for it any more. */
  readonly kept: number | null;
}

/** What the primary keeps for each replica that it knows. */
export async function slotsOf(primary: Db): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    select slot_name as name, active, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as kept
    from pg_replication_slots where slot_name like ${`${SUBSCRIPTION}%`} and database = current_database() order by 1`.execute(primary);
  return rows;
}

/** Ends all publications, and with them the cost of the index that they need. */
export async function unpublish(primary: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select pubname as name from pg_publication where pubname = ${publicationOf(null)} or pubname like ${`${publicationOf(null)}\\_%`}`.execute(
    primary,
  );
  for (const { name } of rows) await sql`drop publication ${sql.id(name)}`.execute(primary);
  await sql`alter table search_entries replica identity default`.execute(primary);
  await sql`drop index concurrently if exists ${sql.id(IDENTITY)}`.execute(primary);
}

/** The statements that create on a replica what the primary has for searches. */
export interface Definitions {
  readonly tables: readonly string[];
  /** Created after the members are copied: filling them row by row would take several times as long. */
  readonly indexes: readonly string[];
}

/** Reads how the tables for searches are made. */
export async function definitionsOf(primary: Db): Promise<Definitions> {
  const { rows: columns } = await sql<{ name: string; definition: string }>`
    select attname as name, concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
      case when attgenerated = 's' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored' end,
      case when attnotnull then 'not null' end) as definition
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = 'search_entries'::regclass and attnum > 0 and not attisdropped
      and (attgenerated = 's' or attname = any (${REPLICATED})) order by attnum`.execute(primary);
  // Such as how often it is vacuumed.
  const { rows: options } = await sql<{ text: string }>`
    select concat('with (', array_to_string(reloptions, ', '), ')') as text from pg_class
    where oid = 'search_entries'::regclass and reloptions is not null`.execute(primary);
  const { rows: functions } = await sql<{ text: string }>`
    select pg_get_functiondef('interest_bits(text[])'::regprocedure) as text`.execute(primary);
  const { rows: indexes } = await sql<{ text: string; primary: boolean }>`
    select pg_get_indexdef(indexrelid) as text, indisprimary as primary from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'search_entries'::regclass and indisvalid and relname <> ${IDENTITY} order by relname`.execute(primary);
  return {
    tables: [
      ...functions.map(({ text }) => text),
      `create table search_entries (${columns.map(({ definition }) => definition).join(', ')}, primary key (id)) ${options[0]?.text ?? ''}`,
      'create table search_clock (id boolean primary key, at timestamptz(3) not null)',
      `create table search_places (country text not null, region text not null, latitude float8 not null, longitude float8 not null,
        primary key (country, region, latitude, longitude))`,
    ],
    indexes: indexes.flatMap((index) => (index.primary ? [] : [index.text])),
  };
}

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { SUBSCRIPTION } from './columns.ts';
import type { Definitions } from './primary.repository.ts';

/** Names of the subscriptions of a database that are ours. */
export async function subscriptionsOf(replica: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select subname as name from pg_subscription
    where subname like ${`${SUBSCRIPTION}%`} and subdbid = (select oid from pg_database where datname = current_database())`.execute(
    replica,
  );
  return rows.map(({ name }) => name);
}

/** Ends a subscription. `hasSlot`: whether the primary still keeps its log, which then ends, too. */
export async function unsubscribe(replica: Db, name: string, hasSlot: boolean): Promise<void> {
  if (!hasSlot) {
    await sql`alter subscription ${sql.id(name)} disable`.execute(replica);
    await sql`alter subscription ${sql.id(name)} set (slot_name = none)`.execute(replica);
  }
  await sql`drop subscription ${sql.id(name)}`.execute(replica);
}

/** Removes what was created for searches. */
export async function clear(replica: Db): Promise<void> {
  await sql`drop table if exists search_entries, search_clock, search_places`.execute(replica);
  await sql`drop function if exists interest_bits(text[])`.execute(replica);
}

/** Creates empty tables without indexes. */
export async function createTables(replica: Db, { tables }: Definitions): Promise<void> {
  for (const text of tables) await sql.raw(text).execute(replica);
}

/** Subscribes to publications of the primary, and begins to copy their members. */
export async function subscribe(replica: Db, primaryUrl: string, publications: readonly string[]): Promise<string> {
  const name = `${SUBSCRIPTION}${randomBytes(4).toString('hex')}`;
  const names = sql.join(publications.map((publication) => sql.id(publication)));
  await sql`create subscription ${sql.id(name)} connection ${sql.lit(primaryUrl)} publication ${names}`.execute(replica);
  return name;
}

/** True while the replica receives: its subscription is enabled and has a process at work. */
export async function isReceiving(replica: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_subscription where subname like ${`${SUBSCRIPTION}%`} and pid is not null`.execute(
    replica,
  );
  return rows.length > 0;
}

/** Creates the indexes, and lets the planner know the members. */
export async function createIndexes(replica: Db, { indexes }: Definitions): Promise<void> {
  for (const text of indexes) await sql.raw(text).execute(replica);
  await sql`vacuum analyze search_entries`.execute(replica);
}

/** Lets a role read what searches read. */
export async function allow(replica: Db, role: string): Promise<void> {
  await sql`grant select on search_entries, search_clock, search_places to ${sql.id(role)}`.execute(replica);
}

/** Members on the replica, as the planner estimates them. */
export async function membersOn(replica: Db): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select greatest(reltuples, 0)::float8 as members from pg_class where oid = to_regclass('search_entries')`.execute(replica);
  return rows[0]?.members ?? 0;
}

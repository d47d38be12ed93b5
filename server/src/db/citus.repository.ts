import { sql } from 'kysely';
import type { Db } from './schema.ts';
import type { UniqueKey } from './shardKeys.ts';

/** False if the extension is not in this database. */
export async function hasCitus(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** The number of servers that can have shards. */
export async function countWorkers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tables that are spread, each with its column; null: a copy on every server, or known to Citus in another way. */
export async function spreadTables(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ table: string; column: string | null }>`
    select relname as "table", case when partmethod = 'h' then column_to_column_name(logicalrelid, partkey) end as "column"
    from pg_dist_partition join pg_class on pg_class.oid = logicalrelid::oid`.execute(db);
  return new Map(rows.map(({ table, column }) => [table, column]));
}

/** Which of these keys are constraints; the others are indexes. */
export async function constraintsAmong(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint where conname = any(${names}::text[])`.execute(db);
  return rows.map(({ name }) => name);
}

export interface DroppedKey {
  readonly name: string;
  /** Creates it again. */
  readonly statement: string;
}

/** What was recorded and not created again since, in the order in which it was dropped. */
export const droppedKeys = (db: Db): Promise<DroppedKey[]> =>
  db.selectFrom('dropped_keys').select(['name', 'statement']).orderBy('number').execute();

/** The statement that creates a key as it is now; null if there is none. */
const definitionOf = (name: string) => sql<string | null>`coalesce(
  (select format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where conname = ${name} and connamespace = current_schema()::regnamespace),
  pg_get_indexdef(to_regclass(${name})))`;

/** Records a key as it is now, just before it is dropped. */
export async function recordKey(trx: Db, { name }: UniqueKey): Promise<void> {
  await sql`
    insert into dropped_keys (name, statement) select ${name}, ${definitionOf(name)}
    on conflict (name) do update set statement = excluded.statement`.execute(trx);
}

/** Drops whatever has the name of a key. */
async function clearName(trx: Db, name: string): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) as statement
    from pg_constraint where conname = ${name} and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
  await sql`drop index if exists ${sql.ref(name)}`.execute(trx);
}

/**
 * Creates a dropped key again, in place of what took its name, and forgets that it was dropped. Someone may have created
 * it already.
 */
export async function restoreKey(trx: Db, { name, statement }: DroppedKey): Promise<void> {
  const { rows } = await sql<{ now: string | null }>`select ${definitionOf(name)} as now`.execute(trx);
  if (rows[0]?.now !== statement) {
    await clearName(trx, name);
    await sql.raw(statement).execute(trx);
  }
  await trx.deleteFrom('dropped_keys').where('name', '=', name).execute();
}

export const dropConstraint = (trx: Db, { table, name }: UniqueKey): Promise<unknown> =>
  sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);

export const dropIndex = (trx: Db, { name }: UniqueKey): Promise<unknown> => sql`drop index ${sql.ref(name)}`.execute(trx);

export const createUniqueIndex = (trx: Db, { table, name, columns }: UniqueKey): Promise<unknown> =>
  sql`create unique index ${sql.ref(name)} on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(trx);

/** Citus refuses to spread tables with foreign keys among them if the transaction uses several connections to a server. */
export async function oneByOne(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx);
}

/** Spreads a table with its rows by a column; rows with equal values are on the same server as those of `beside`. */
export async function spread(trx: Db, table: string, { column, beside }: { column: string; beside: string | null }): Promise<void> {
  await sql`select create_distributed_table(${table}::regclass, ${column}, colocate_with => ${beside ?? 'none'})`.execute(trx);
}

/** Brings the rows of a table back to this server, with those of tables that foreign keys connect it to. */
export async function gather(trx: Db, table: string): Promise<void> {
  await sql`
    select undistribute_table(logicalrelid, cascade_via_foreign_keys => true)
    from pg_dist_partition where logicalrelid = ${table}::regclass`.execute(trx);
}

/** Tables whose rows have just moved are new ones, of which the planner knows nothing. */
export async function analyse(trx: Db, tables: readonly string[]): Promise<void> {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
}

/** Frees what the rows of a spread table still occupy here. They are elsewhere, and no statement sees them. */
export async function forgetLocalRows(trx: Db, table: string): Promise<void> {
  await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(trx);
}

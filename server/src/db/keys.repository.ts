import { sql } from 'kysely';
import type { Db } from './schema.ts';
import type { ForeignKey, UniqueKey } from './shardKeys.ts';

/** Migrations record themselves on every server. */
export const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** Every unique key and unique index of the schema; a part of a table has those of the table. */
export async function uniqueKeys(db: Db): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select index.relname as name, tables.relname as "table", array(
      select coalesce(attname::text, '') from unnest(indkey[0:indnkeyatts - 1]::int[]) as number
      left join pg_attribute on attrelid = indrelid and attnum = number and number <> 0
    ) as columns
    from pg_index join pg_class index on index.oid = indexrelid join pg_class tables on tables.oid = indrelid
    where indisunique and tables.relnamespace = 'public'::regnamespace and not tables.relispartition`.execute(db);
  return rows.filter(({ table }) => !OF_MIGRATIONS.includes(table));
}

/** Every foreign key of the schema. */
export async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const columnsOf = (table: string, key: string) =>
    sql`array(select attname::text from unnest(${sql.ref(key)}) with ordinality as k (number, place)
      join pg_attribute on attrelid = ${sql.ref(table)} and attnum = number order by place)`;
  const { rows } = await sql<ForeignKey>`
    select conname as name, conrelid::regclass::text as "table", ${columnsOf('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as target, ${columnsOf('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

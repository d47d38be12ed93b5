import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { crossings, type ForeignKey, SHARD_KEYS, STILL_CROSSING, type UniqueKey } from '../../src/db/shardKeys.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

/** Migrations record themselves on every server. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function uniqueKeys(): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select index.relname as name, tables.relname as "table", array(
      select coalesce(attname::text, '') from unnest(indkey[0:indnkeyatts - 1]::int[]) as number
      left join pg_attribute on attrelid = indrelid and attnum = number and number <> 0
    ) as columns
    from pg_index join pg_class index on index.oid = indexrelid join pg_class tables on tables.oid = indrelid
    where indisunique and tables.relnamespace = 'public'::regnamespace`.execute(database.db);
  return rows.filter(({ table }) => !OF_MIGRATIONS.includes(table));
}

async function foreignKeys(): Promise<ForeignKey[]> {
  const columnsOf = (table: string, key: string) =>
    sql`array(select attname::text from unnest(${sql.ref(key)}) with ordinality as k (number, place)
      join pg_attribute on attrelid = ${sql.ref(table)} and attnum = number order by place)`;
  const { rows } = await sql<ForeignKey>`
    select conname as name, conrelid::regclass::text as "table", ${columnsOf('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as target, ${columnsOf('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db);
  return rows;
}

describe('shard keys', () => {
  it('are named for every table of the schema, and for no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(database.db);
    const tables = rows.map(({ name }) => name).filter((name) => !OF_MIGRATIONS.includes(name));
    expect(Object.keys(SHARD_KEYS).toSorted()).toEqual(tables.toSorted());
  });

  it('are columns of their tables that are never null', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO'`.execute(database.db);
    const columns = new Set(rows.map(({ name }) => name));
    const named = Object.entries(SHARD_KEYS).flatMap(([table, shard]) => ('column' in shard ? [`${table}.${shard.column}`] : []));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !columns.has(name))).toEqual([]);
  });

  it('are in every unique key, and crossed by no foreign key, but for those that are listed with their reason', async () => {
    const found = crossings(await uniqueKeys(), await foreignKeys());
    expect(found.length).toBe(new Set(found).size);
    expect(found.toSorted()).toEqual(Object.keys(STILL_CROSSING).toSorted());
    expect(Object.values(STILL_CROSSING).filter((reason) => reason.length < 40)).toEqual([]);
  });

  it('are not in a unique key without their column', () => {
    const key = { name: 'likes_once', table: 'likes', columns: ['liked_id'] };
    expect(crossings([key, { ...key, columns: ['liked_id', 'member_id'] }], [])).toEqual(['likes_once']);
  });

  it.each([
    ['likes', 'member_id', 'members', 'id', false],
    ['likes', 'liked_id', 'members', 'id', true],
    ['chats', 'conversation', 'conversations', 'id', true],
    ['messages', 'conversation', 'conversations', 'id', false],
    ['lander_signups', 'lander_id', 'landers', 'id', false],
    ['landers', 'changed_by', 'members', 'id', true],
    ['receipts', 'payment_id', 'payments', 'id', false],
    ['payments', 'member_id', 'members', 'id', true],
    ['likes', 'member_id', 'payments', 'id', true],
  ] as const)('are crossed by a foreign key from %s.%s to %s.%s: %s', (table, column, target, targetColumn, crosses) => {
    const key = { name: 'some_fkey', table, columns: [column], target, targetColumns: [targetColumn] };
    expect(crossings([], [key])).toEqual(crosses ? ['some_fkey'] : []);
  });
});

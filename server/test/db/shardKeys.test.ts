import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { foreignKeys, OF_MIGRATIONS, uniqueKeys } from '../../src/db/keys.repository.ts';
import { crossings, SHARD_KEYS, STILL_CROSSING } from '../../src/db/shardKeys.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('shard keys', () => {
  it('are named for every table of the schema, and for no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(database.db);
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
    const found = crossings(await uniqueKeys(database.db), await foreignKeys(database.db));
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

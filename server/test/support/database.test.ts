import { describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from './database.ts';

type Row = Record<string, unknown>;

const rows = async (database: TestDatabase, text: string): Promise<Row[]> => (await database.pool.query<Row>(text)).rows;

/** Every row of every table, every sequence, and the state of a connection. */
async function contents(database: TestDatabase): Promise<unknown> {
  const tables = await rows(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const held: Row = {};
  for (const { name } of tables) held[String(name)] = await rows(database, `select to_jsonb(held) as row from ${name} as held order by 1`);
  return {
    held,
    sequences: await rows(database, 'select schemaname, sequencename, last_value from pg_sequences order by 1, 2'),
    path: await rows(database, 'show search_path'),
  };
}

describe('a test database', () => {
  it('begins as new, whatever was left in the one before', async () => {
    const first = await openTestDatabase();
    const before = await contents(first);
    await first.pool.query(`insert into settings (key, value) values ('left', '"over"')`);
    await first.pool.query('delete from kysely_migration');
    for (const { name } of await rows(first, `select format('%I.%I', schemaname, sequencename) as name from pg_sequences`))
      await first.pool.query(`select nextval('${name}')`);
    await first.pool.query('create temporary table left_over (id integer)');
    await first.pool.query('set search_path = nowhere');
    expect(await contents(first)).not.toEqual(before);
    await first.close();

    const second = await openTestDatabase();
    expect(await contents(second)).toEqual(before);
    await second.close();
  });

  it('has the tables of the template, whatever was done to those of the one before', async () => {
    const first = await openTestDatabase();
    await first.pool.query('alter table settings add column left_over integer');
    await first.close();

    const second = await openTestDatabase();
    const columns = await rows(second, `select attname from pg_attribute where attrelid = 'settings'::regclass and attname = 'left_over'`);
    expect(columns).toEqual([]);
    await second.close();
  });

  it('tells nothing to who listened to the one before', async () => {
    const first = await openTestDatabase();
    const told: string[] = [];
    await first.listen('left_over', (payload) => told.push(payload));
    await first.close();

    const second = await openTestDatabase();
    const heard = Promise.withResolvers<string>();
    await second.listen('left_over', heard.resolve);
    await second.pool.query(`notify left_over, 'for the second'`);
    expect(await heard.promise).toBe('for the second');
    expect(told).toEqual([]);
    await second.close();
  });

  it('is not the one of someone else who is at work', async () => {
    const mine = await openTestDatabase();
    const theirs = await openTestDatabase();
    await mine.pool.query(`insert into settings (key, value) values ('mine', '1')`);
    expect(await rows(theirs, `select key from settings where key = 'mine'`)).toEqual([]);
    await Promise.all([mine.close(), theirs.close()]);
  });
});

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { MIGRATIONS, migrate } from '../../src/db/migrate.ts';
import { inTransaction } from '../../src/db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'amarena-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const add = (name: string, text: string): Promise<void> => writeFile(join(folder, `${name}.sql`), text);
const names = async (): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration where name like '9%' order by name`.execute(database.db)).rows.map(
    ({ name }) => name,
  );

describe('migrations', () => {
  it('keep those before a file that fails, and continue with it the next time', async () => {
    await add('9001_create_pets', 'create table pets (id int primary key);');
    await add('9002_fail_once', 'create table toys (id int primary key); insert into missing values (1);');
    await expect(migrate(database.db, folder)).rejects.toThrow('9002_fail_once');
    expect(await names()).toEqual(['9001_create_pets']);
    await add('9002_fail_once', 'create table toys (id int primary key);');
    await migrate(database.db, folder);
    expect(await names()).toEqual(['9001_create_pets', '9002_fail_once']);
  });

  it('build an index concurrently in a file without a transaction, and again after it failed halfway', async () => {
    const rebuild = 'drop index concurrently if exists pets_name;\ncreate unique index concurrently pets_name on pets (name);\n';
    await add('9001_create_pets', `create table pets (name text); insert into pets values ('Fido'), ('Fido');`);
    await add('9002_index_pets', `-- Without a transaction.\n${rebuild}`);
    await expect(migrate(database.db, folder)).rejects.toThrow('9002_index_pets');
    await sql`truncate pets`.execute(database.db);
    await migrate(database.db, folder);
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = 'pets_name'::regclass`.execute(database.db);
    expect(rows).toEqual([{ valid: true }]);
  });

  it('refuse a file whose name says nothing', async () => {
    await add('pets', 'select 1;');
    await expect(migrate(database.db, folder)).rejects.toThrow('NNNN_verb_noun.sql');
  });

  it('run in one process at a time', async () => {
    await add('9001_create_pets', 'create table pets (id int primary key); select pg_sleep(0.2);');
    await Promise.all([migrate(database.db, folder), migrate(database.db, folder)]);
    expect(await names()).toEqual(['9001_create_pets']);
  });
});

describe('a migration of a table in use', () => {
  it('lets others in while it waits, and ends once the table is free', async () => {
    // One connection has no one to wait for.
    if (database.url === null) return expect(database.kind).toBe('embedded');
    await add('9001_note_settings', 'alter table settings add column note text;');
    let migrated: Promise<string[]> = Promise.resolve([]);
    await inTransaction(database.db, async (trx) => {
      await sql`select * from settings`.execute(trx);
      migrated = migrate(database.db, folder);
      await waiting();
      // Behind the migration in the queue for the table, which must give up before this one does.
      await sql`select * from settings`.execute(database.db);
    });
    await migrated;
    expect(await names()).toEqual(['9001_note_settings']);
  });

  /** Resolves once someone waits for the table. */
  async function waiting(): Promise<void> {
    const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'settings'::regclass`.execute(database.db);
    if (rows.length === 0) await waiting();
  }
});

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrateApart } from '../../src/cli/migrate/migrateApart.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

const COMMAND = join(import.meta.dirname, '../../src/cli/migrate.ts');

const run = (words: readonly string[], env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...words], { env: { PATH: process.env.PATH, ...env } }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

describe('npm run migrate', () => {
  it('refuses to run without a database, or for what is no role', async () => {
    expect(await run([])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('DATABASE_URL is missing') });
    expect(await run(['--grant', 'app"; drop'])).toMatchObject({ code: 2, err: expect.stringContaining('the name of a role') });
  });

  it('says that nothing was missing where everything is applied', async () => {
    const database = await openTestDatabase();
    try {
      expect(await migrateApart(database, { grant: null })).toEqual(['No migration was missing.']);
    } finally {
      await database.close();
    }
  });
});

/** Only PostgreSQL has an empty database beside, and roles that log in. */
describe('npm run migrate on an empty PostgreSQL', () => {
  const id = randomBytes(6).toString('hex');
  const [name, role, password] = [`amarena_test_${id}_new`, `amarena_app_${id}`, id];
  let beside: TestDatabase;
  const own = (user?: string): string => {
    const url = new URL(beside.url ?? '');
    url.pathname = `/${name}`;
    if (user !== undefined) [url.username, url.password] = [user, password];
    return url.href;
  };
  beforeAll(async () => {
    beside = await openTestDatabase();
    if (beside.url === null) return;
    await beside.pool.query(`create database ${name}`);
    await beside.pool.query(`create role ${role} login password '${password}'`);
  });
  afterAll(async () => {
    if (beside.url !== null) {
      await beside.pool.query(`drop database ${name} with (force)`);
      await beside.pool.query(`drop role ${role}`);
    }
    await beside.close();
  });

  it('makes everything that a server needs whose role makes no table, and is repeated without harm', async () => {
    if (beside.url === null) return expect(beside.kind).toBe('embedded');
    // The pooler's address is not for migrations.
    const addresses = { DATABASE_URL: 'postgres://127.0.0.1:1/pooler', DATABASE_DIRECT_URL: own() };
    const first = await run(['--grant', role], addresses);
    expect(first).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Applied \d{4}_[a-z_]+\.$/m) });
    expect(first.out).toContain(`${role} may use the tables.`);
    const app = await openDatabase({ databaseUrl: own(role), dataDir: '' });
    // What a start of a server does to the database.
    expect(await migrateApart(app, { grant: null })).toEqual(['No migration was missing.']);
    await expect(app.pool.query('create table mine (id integer)')).rejects.toThrow('permission denied');
    await app.close();
    expect(await run(['--grant', role], addresses)).toMatchObject({
      code: 0,
      out: `No migration was missing.\n${role} may use the tables.\n`,
    });
    const owners = new pg.Client({ connectionString: own() });
    await owners.connect();
    const { rows } = await owners.query(`select distinct tableowner from pg_tables where schemaname = 'pgboss'`);
    expect(rows).toEqual([{ tableowner: role }]);
    await owners.end();
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/db/migrate.ts';
import { type Database, openDatabase, openInMemory } from '../../src/db/open.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');
const CACHE = join(import.meta.dirname, '../../../.cache');

async function templateFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(MIGRATIONS)).sort()) hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  return join(CACHE, `test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Makes the dump that `embedded` starts from, so that no test has to wait for it. */
export async function prepareTemplate(): Promise<void> {
  if (!existsSync(await templateFile())) await (await embedded()).close();
}

/** An embedded database in memory with all tables; filled from a dump, which is several times faster than migrating. */
async function embedded(): Promise<Database> {
  const file = await templateFile();
  if (existsSync(file)) return openInMemory(new Blob([await readFile(file)]));
  const fresh = await openInMemory();
  await migrate(fresh.db);
  await mkdir(CACHE, { recursive: true });
  // Several test processes may come here at once: each writes its own file and the last name wins.
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(own, Buffer.from(await (await fresh.dump()).arrayBuffer()));
  await rename(own, file);
  return fresh;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of its own on the PostgreSQL at `url`, dropped when it is closed. */
async function onPostgres(url: string): Promise<Database & { url: string }> {
  const name = `amarena_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: own.href, dataDir: '' });
  await migrate(database.db);
  return {
    ...database,
    url: own.href,
    close: async () => {
      await database.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

export type TestDatabase = Database & { readonly url: string | null };

/** On PostgreSQL where `TEST_DATABASE_URL` is set, else embedded. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined || url === '' ? { ...(await embedded()), url: null } : onPostgres(url);
}

/** The same database as another process opens it. The embedded one has one connection, which both share. */
export async function sameDatabase(database: TestDatabase): Promise<Database> {
  if (database.url === null) return { ...database, close: async () => undefined };
  return openDatabase({ databaseUrl: database.url, dataDir: '' });
}

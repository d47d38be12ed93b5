import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { setUpFor, spreadDatabase, workerUrls } from './citus.ts';
import { openCleanEmbedded } from './onEmbedded.ts';
import { fill, makeTemplateFile } from './template.ts';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const beside = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

const drop = (url: string, name: string): Promise<void> => administer(url, `drop database if exists ${name} with (force)`);

/** Address of the PostgreSQL to test on. Null: embedded databases. */
const postgres = (): string | null => process.env.TEST_DATABASE_URL || null;

/** Creates the template of all test databases. The workers get its name on PostgreSQL by their environment. */
export async function makeTemplate(): Promise<void> {
  const url = postgres();
  if (url === null) return makeTemplateFile();
  const name = `amarena_test_${randomBytes(6).toString('hex')}_template`;
  await administer(url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: beside(url, name), dataDir: '' });
  await fill(database);
  await database.close();
  process.env.TEST_DATABASE_TEMPLATE = name;
}

export async function dropTemplate(): Promise<void> {
  const url = postgres();
  const name = process.env.TEST_DATABASE_TEMPLATE;
  if (url !== null && name !== undefined) await drop(url, name);
}

/** A new database on the PostgreSQL at `url`, dropped when it is closed. Spread over the workers if there are any. */
async function onPostgres(url: string, { spread = true } = {}): Promise<Database & { url: string }> {
  const name = `amarena_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template ${process.env.TEST_DATABASE_TEMPLATE}`);
  await setUpFor(beside(url, name));
  if (spread) await spreadDatabase(beside(url, name));
  const database = await openDatabase({ databaseUrl: beside(url, name), dataDir: '' });
  return {
    ...database,
    url: beside(url, name),
    close: async () => {
      await database.close();
      for (const server of [url, ...workerUrls()]) await drop(server, name);
    },
  };
}

export type TestDatabase = Database & { readonly url: string | null };

/** On PostgreSQL if `TEST_DATABASE_URL` is set, else embedded. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = postgres();
  return url === null ? { ...(await openCleanEmbedded()), url: null } : onPostgres(url);
}

/** On the coordinator of Citus, but as it is before anything is spread. */
export const openUnspread = (): Promise<TestDatabase> => onPostgres(postgres() ?? '', { spread: false });

/** The same database as another process opens it. The embedded database has only one connection, which both share. */
export async function sameDatabase(database: TestDatabase): Promise<Database> {
  if (database.url === null) return { ...database, close: async () => undefined };
  return openDatabase({ databaseUrl: database.url, dataDir: '' });
}

import pg from 'pg';
import { runDistribute } from '../../src/cli/distribute/verbs.ts';
import { openDatabase } from '../../src/db/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const SETTINGS = [
  "shared_preload_libraries = 'citus'",
  // They have no certificates.
  "citus.node_conninfo = 'sslmode=disable'",
  'max_connections = 300',
];
/** Of each test database, because servers that someone else started have settings of their own. */
const OF_DATABASE = ['citus.shard_count = 8', 'citus.enable_stat_counters = on'];
const WORKERS = 2;

const running = new Set<TestPostgres>();

/** Addresses of the workers on which test databases are spread; none: they are not. */
export const workerUrls = (): readonly string[] => process.env.TEST_CITUS_WORKERS?.split(' ') ?? [];

/** Starts a coordinator and two workers. Returns their addresses. */
const startServers = (programs: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: 1 + WORKERS }, async () => {
      const server = await startPostgres(SETTINGS, programs);
      running.add(server);
      return server.url;
    }),
  );

/**
 * Uses a coordinator and its workers, given by their addresses with spaces between them, or starts some with the programs in
 * a folder. Jest's workers get their addresses by the environment.
 */
export async function provideCitus(given: string): Promise<void> {
  const [coordinator, ...workers] = given.startsWith('postgres://') ? given.split(' ') : await startServers(given);
  process.env.TEST_DATABASE_URL = coordinator;
  process.env.TEST_CITUS_WORKERS = workers.join(' ');
}

/** For the end of a run. */
export async function stopCitus(): Promise<void> {
  for (const server of running) await server.close();
  running.clear();
}

async function on(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops a role that a test created, on the coordinator and the workers. Nothing may belong to it any more. */
export async function dropRole(role: string): Promise<void> {
  for (const server of [process.env.TEST_DATABASE_URL ?? '', ...workerUrls()]) await on(server, `drop role if exists ${role}`);
}

/** Gives a new database at `url` what tests of Citus expect. Does nothing without workers. */
export async function setUpFor(url: string): Promise<void> {
  if (workerUrls().length === 0) return;
  await on(url, ...OF_DATABASE.map((setting) => `alter database ${new URL(url).pathname.slice(1)} set ${setting}`));
}

/** Creates databases of the same name on the workers, and makes them known to the one at `url`. Nothing is spread yet. */
export async function addWorkers(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  await on(url, 'create extension citus', `select citus_set_coordinator_host('${hostname}', ${port || 5432})`);
  for (const worker of workerUrls()) {
    const own = new URL(worker);
    await on(worker, `create database ${pathname.slice(1)}`);
    own.pathname = pathname;
    await on(own.href, 'create extension citus');
    await on(url, `select citus_add_node('${own.hostname}', ${own.port || 5432})`);
  }
}

/** Keeps the last worker from answering for the database at `url`, as if it were down, until `open` is called. */
export async function shutWorker(url: string): Promise<{ open(): Promise<void> }> {
  const worker = workerUrls().at(-1) ?? '';
  const name = new URL(url).pathname.slice(1);
  const allow = (allowed: boolean) => `alter database ${name} allow_connections ${allowed}`;
  await on(worker, allow(false), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  return { open: () => on(worker, allow(true)) };
}

/** Spreads a migrated database as an operator does. Does nothing without workers. */
export async function spreadDatabase(url: string): Promise<void> {
  if (workerUrls().length === 0) return;
  await addWorkers(url);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    const done = await runDistribute(database.db, ['run']);
    if (!done.ok) throw new Error(done.error);
  } finally {
    await database.close();
  }
}

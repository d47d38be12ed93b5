import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSearchReplica } from '../../server/src/cli/searchReplica/verbs.ts';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { type Definitions, definitionsOf } from '../../server/src/domains/search/replicas/primary.repository.ts';
import { createIndexes } from '../../server/src/domains/search/replicas/replica.repository.ts';
import { startPostgres, type TestPostgres } from '../../server/test/support/postgres.ts';
import { postgresFolder } from '../drill/programs.ts';
import { fillCrowd, fillSearch } from './crowd.ts';
import { type Figure, percentile } from './figures.ts';
import { searchPlans } from './plansOfSearch.ts';
import { NotMeasurable } from './programs.ts';
import { printKinds, SEARCHES, timesOf } from './searchGrowth.ts';

const SEARCHED = 400;
const ROUNDS = 4;
const LIMIT = 25;
const GIGABYTE = 1_000_000_000;
/** For a large table in little time. */
const SETTINGS = [
  'shared_buffers = 3GB',
  'maintenance_work_mem = 1GB',
  'max_wal_size = 16GB',
  'checkpoint_timeout = 1h',
  'synchronous_commit = off',
  'effective_cache_size = 12GB',
];

async function withApp<Value>(environment: Record<string, string>, work: (app: App, address: string) => Promise<Value>): Promise<Value> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-bench-'));
  const app = await buildApp(
    readConfig({ ...process.env, PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error', ...environment }),
  );
  try {
    return await work(app, await app.server.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates the replica of everyone. Returns the seconds that it took. */
async function replicate(primary: TestPostgres, replica: TestPostgres): Promise<number> {
  const database = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
  const began = performance.now();
  try {
    const done = await runSearchReplica('create', {
      primary: database.db,
      primaryUrl: primary.url,
      replicas: [{ countries: null, url: replica.url }],
      reader: null,
      tell: (line) => console.log(`  ${line}`),
    });
    if (!done.ok) throw new Error(done.error);
    return (performance.now() - began) / 1_000;
  } finally {
    await database.close();
  }
}

async function fill(primary: TestPostgres, members: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
  try {
    await migrate(database.db);
    console.log('  fills the primary …');
    await fillCrowd(database.pool, members);
  } finally {
    await database.close();
  }
}

/** Fills a primary that has no indexes for searches, and returns those that the replica gets. */
async function fillBare(primary: TestPostgres, members: number): Promise<Definitions> {
  const database = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
  try {
    await migrate(database.db);
    const definitions = await definitionsOf(database.db);
    const indexes = await primary.rows<{ name: string }>(
      "select indexrelid::regclass::text as name from pg_index where indrelid = 'search_entries'::regclass and not indisprimary",
    );
    for (const { name } of indexes) await primary.rows(`drop index ${name}`);
    console.log('  fills the primary …');
    await fillSearch(database.pool, members);
    await primary.rows('vacuum analyze search_entries');
    return definitions;
  } finally {
    await database.close();
  }
}

/** As `measure`, without profiles, and only on the replica: for more members than can be signed up in time. */
async function measureBare(primary: TestPostgres, replica: TestPostgres, members: number): Promise<Figure[]> {
  const definitions = await fillBare(primary, members);
  const seconds = await replicate(primary, replica);
  const began = performance.now();
  const database = await openDatabase({ databaseUrl: replica.url, dataDir: '' });
  await createIndexes(database.db, definitions).finally(database.close);
  const indexing = (performance.now() - began) / 1_000;
  const { times, instead } = await withApp({ DATABASE_URL: primary.url, SEARCH_REPLICAS: `*=${replica.url}` }, async (app, address) => ({
    times: await timesOf(address, SEARCHED),
    instead: await insteadIn(app),
  }));
  printKinds(times);
  await searchPlans(replica.url);
  const many = `${members} members without profiles`;
  return [
    { name: `copy of ${many} to a replica`, value: seconds, unit: 's' },
    { name: `its indexes, ${many}`, value: indexing, unit: 's' },
    { name: `what the replica has of ${many}`, value: (await bytesOn(replica)) / GIGABYTE, unit: 'GB' },
    {
      name: `search on a replica, without cards, ${many}, p95 of ${SEARCHED}`,
      value: percentile(times, 0.95),
      unit: 'ms',
      hold: { atMost: LIMIT },
    },
    { name: `search on a replica, without cards, ${many}, median`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `reads that the primary answered instead, ${many}`, value: instead, unit: '', hold: { atMost: 0 } },
  ];
}

/** Reads that the primary answered instead of a replica. */
async function insteadIn({ platform }: App): Promise<number> {
  const values = (await platform.metrics.getSingleMetric('search_answers_total')?.get())?.values ?? [];
  return values.find(({ labels }) => labels.by === 'primary_instead')?.value ?? Number.NaN;
}

/** Bytes of the members on a replica, with their indexes. */
async function bytesOn(replica: TestPostgres): Promise<number> {
  const [found] = await replica.rows<{ bytes: string }>("select pg_total_relation_size('search_entries') as bytes");
  return Number(found?.bytes ?? 0);
}

interface Searched {
  readonly onPrimary: number[];
  readonly onReplica: number[];
  /** Reads that the primary answered instead of the replica. */
  readonly instead: number;
}

/** Searches in two servers, in turns, so that other load on the machine affects both. */
const search = (primary: TestPostgres, replica: TestPostgres): Promise<Searched> =>
  withApp({ DATABASE_URL: primary.url }, (_app, plain) =>
    withApp({ DATABASE_URL: primary.url, SEARCH_REPLICAS: `*=${replica.url}` }, async (app, replicated) => {
      const [onPrimary, onReplica]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        onPrimary.push(...(await timesOf(plain, SEARCHED / ROUNDS)));
        onReplica.push(...(await timesOf(replicated, SEARCHED / ROUNDS)));
      }
      return { onPrimary, onReplica, instead: await insteadIn(app) };
    }),
  );

async function measure(primary: TestPostgres, replica: TestPostgres, members: number): Promise<Figure[]> {
  await fill(primary, members);
  const seconds = await replicate(primary, replica);
  const { onPrimary, onReplica, instead } = await search(primary, replica);
  printKinds(onReplica);
  await searchPlans(replica.url);
  const many = `${members} members`;
  return [
    { name: `copy of ${many} to a replica, with its indexes`, value: seconds, unit: 's' },
    { name: `what the replica has of ${many}`, value: (await bytesOn(replica)) / GIGABYTE, unit: 'GB' },
    {
      name: `search on the primary, ${many}, p95 of ${SEARCHED} of ${SEARCHES.length} kinds`,
      value: percentile(onPrimary, 0.95),
      unit: 'ms',
    },
    { name: `search on a replica, ${many}, p95`, value: percentile(onReplica, 0.95), unit: 'ms', hold: { atMost: LIMIT } },
    { name: `search on a replica, ${many}, median`, value: percentile(onReplica, 0.5), unit: 'ms' },
    { name: `reads that the primary answered instead, ${many}`, value: instead, unit: '', hold: { atMost: 0 } },
  ];
}

/**
 * The search on a replica with every member, beside the same search on its primary. `bare`: members have no profiles, and
 * the primary has no indexes. Throws `NotMeasurable`.
 */
export async function replicas(members: number, bare: boolean): Promise<Figure[]> {
  const programs = postgresFolder();
  if (programs === undefined) throw new NotMeasurable('It needs the programs of PostgreSQL: apt-get install postgresql');
  const primary = await startPostgres([...SETTINGS, 'wal_level = logical'], programs);
  const replica = await startPostgres(SETTINGS, programs);
  try {
    return await (bare ? measureBare : measure)(primary, replica, members);
  } finally {
    await primary.close();
    await replica.close();
  }
}

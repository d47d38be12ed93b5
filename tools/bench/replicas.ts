import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSearchReplica } from '../../server/src/cli/searchReplica/verbs.ts';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { startPostgres, type TestPostgres } from '../../server/test/support/postgres.ts';
import { postgresFolder } from '../drill/programs.ts';
import { fillCrowd } from './crowd.ts';
import { type Figure, percentile } from './figures.ts';
import { searchPlans } from './plansOfSearch.ts';
import { NotMeasurable } from './programs.ts';
import { SEARCHES, timesOf } from './searchGrowth.ts';

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
    withApp({ DATABASE_URL: primary.url, SEARCH_REPLICAS: `*=${replica.url}` }, async ({ platform }, replicated) => {
      const [onPrimary, onReplica]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        onPrimary.push(...(await timesOf(plain, SEARCHED / ROUNDS)));
        onReplica.push(...(await timesOf(replicated, SEARCHED / ROUNDS)));
      }
      const values = (await platform.metrics.getSingleMetric('search_answers_total')?.get())?.values ?? [];
      return { onPrimary, onReplica, instead: values.find(({ labels }) => labels.by === 'primary_instead')?.value ?? Number.NaN };
    }),
  );

async function measure(primary: TestPostgres, replica: TestPostgres, members: number): Promise<Figure[]> {
  await fill(primary, members);
  const seconds = await replicate(primary, replica);
  const { onPrimary, onReplica, instead } = await search(primary, replica);
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

/** The search on a replica with every member, beside the same search on its primary. Throws `NotMeasurable`. */
export async function replicas(members: number): Promise<Figure[]> {
  const programs = postgresFolder();
  if (programs === undefined) throw new NotMeasurable('It needs the programs of PostgreSQL: apt-get install postgresql');
  const primary = await startPostgres([...SETTINGS, 'wal_level = logical'], programs);
  const replica = await startPostgres(SETTINGS, programs);
  try {
    return await measure(primary, replica, members);
  } finally {
    await primary.close();
    await replica.close();
  }
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { findPostgres, findValkey, ownDatabase } from '../check/services.ts';
import type { Figure } from './figures.ts';
import { startNats } from './nats.ts';
import { NotMeasurable } from './programs.ts';
import { costOf } from './scale/cost.ts';
import { type Pair, somePairs } from './scale/talkers.ts';

const LIMITS = { statements: 20, wal: 2_048, perSecond: 400 } as const;
/** Room for all pairs at once: their tabs come from one address, and a call of which many wait already is refused. */
const ROOM = { LIVE_OPENINGS: '100000', DATABASE_POOL: '24' } as const;
/** Conversations in which someone writes at the same time. */
const PAIRS = 64;
const SECONDS = 5;
const ROUNDS = 3;

/** Messages per second of each round. The client runs in a thread of its own, on the same processors. */
async function throughput(address: string, pairs: readonly Pair[]): Promise<number[]> {
  const writers = new Worker(new URL('scale/writers.ts', import.meta.url), {
    workerData: { address, pairs, seconds: SECONDS, rounds: ROUNDS },
  });
  const values: number[] = [];
  writers.on('message', (perSecond: number) => values.push(perSecond));
  await once(writers, 'exit');
  if (values.length < ROUNDS) throw new Error('The client ended early.');
  return values;
}

async function figuresOf(app: App, databaseUrl: string, how: string): Promise<Figure[]> {
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const [first, ...pairs] = await somePairs(app, PAIRS + 1);
  if (first === undefined) throw new Error('Nobody writes.');
  const { statements, wal } = await costOf(address, databaseUrl, first);
  const perSecond = await throughput(address, pairs);
  return [
    { name: `SQL statements of a message, a tab on each side, ${how}`, value: statements, unit: '', hold: { atMost: LIMITS.statements } },
    { name: `bytes of WAL of a message, ${how}`, value: wal, unit: '', hold: { atMost: LIMITS.wal } },
    {
      name: `messages until delivered, ${PAIRS} pairs at once, with client and PostgreSQL, best of ${ROUNDS}, ${how}`,
      value: Math.max(...perSecond),
      unit: '/s',
      hold: { atLeast: LIMITS.perSecond },
    },
  ];
}

async function measure(notifier: Readonly<Record<string, string>>, how: string): Promise<Figure[]> {
  const postgres = await findPostgres();
  if (!('url' in postgres)) throw new NotMeasurable(`It needs a PostgreSQL: ${postgres.why}.`);
  const database = await ownDatabase(postgres.url, `amarena_bench_${process.pid}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-bench-'));
  const settings = { PORT: '0', DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const app = await buildApp(readConfig({ ...process.env, ...ROOM, ...settings, ...notifier }));
  try {
    return await figuresOf(app, database.url, how);
  } finally {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What a message costs the database, and how many one server takes, with each way to tell servers of it. Throws `NotMeasurable`. */
export async function scale(): Promise<Figure[]> {
  const valkeyUrl = await findValkey();
  const figures = await measure({}, 'notified by PostgreSQL');
  if (valkeyUrl === null) return figures;
  const valkey = { VALKEY_URL: valkeyUrl, VALKEY_PREFIX: `bench-${process.pid}:` };
  figures.push(...(await measure(valkey, 'notified by Valkey')));
  const nats = await startNats().catch((error: unknown) => {
    if (!(error instanceof NotMeasurable)) throw error;
    console.log(`Without NATS: ${error.message}`);
    return null;
  });
  if (nats === null) return figures;
  try {
    return [...figures, ...(await measure({ ...valkey, NATS_URL: nats.url }, 'notified by NATS'))];
  } finally {
    await nats.stop();
  }
}

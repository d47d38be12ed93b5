import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Db } from '../../server/src/db/schema.ts';
import { heartbeatsInDatabase } from '../../server/src/heartbeats/inDatabase.ts';
import { MINUTE } from '../../server/src/times.ts';
import { findPostgres, findValkey, ownDatabase } from '../check/services.ts';
import { fillCrowd } from './crowd.ts';
import { type Figure, median } from './figures.ts';
import { NotMeasurable } from './programs.ts';

const CROWD = 100_000;
const TABS = 50_000;
const ROUNDS = 7;
const MEGABYTE = 1_000_000;
const LIMITS = { beat: 100 } as const;

/** Bytes of WAL that the whole server has written so far. */
async function walOf(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_current_wal_insert_lsn() - '0/0' as bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Time in milliseconds and WAL in bytes of some work. */
async function costOf(db: Db, work: () => Promise<void>): Promise<{ ms: number; wal: number }> {
  const before = await walOf(db);
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  return { ms, wal: (await walOf(db)) - before };
}

/** Heartbeats of members with open tabs, on PostgreSQL and Valkey. */
export async function presence(): Promise<Figure[]> {
  const [postgres, valkey] = [await findPostgres(), await findValkey()];
  if (!('url' in postgres)) throw new NotMeasurable(`It needs a PostgreSQL: ${postgres.why}.`);
  if (valkey === null) throw new NotMeasurable('It needs a Valkey or Redis at 127.0.0.1:6379.');
  const database = await ownDatabase(postgres.url, `amarena_bench_${process.pid}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-bench-'));
  const config = readConfig({
    ...process.env,
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    VALKEY_URL: valkey,
    VALKEY_PREFIX: `bench-${uuidv7()}:`,
  });
  const app = await buildApp(config);
  const { db, pool } = app.database;
  try {
    await app.start();
    await fillCrowd(pool, CROWD);
    const { rows } = await sql<{ id: string }>`select id from members order by id limit ${TABS}`.execute(db);
    const members = rows.map(({ id }) => id);
    const arrival = await costOf(db, () => app.heartbeats.tabs(members));
    const beats: Awaited<ReturnType<typeof costOf>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) beats.push(await costOf(db, () => app.heartbeats.tabs(members)));
    const inDatabase = heartbeatsInDatabase({ db, now: () => new Date(Date.now() + 5 * MINUTE) });
    const before = await costOf(db, () => inDatabase.tabs(members));
    return [
      {
        name: `${TABS} heartbeats in Valkey, median of ${ROUNDS}`,
        value: median(beats.map(({ ms }) => ms)),
        unit: 'ms',
        hold: { atMost: LIMITS.beat },
      },
      // Others may write on the same server: the least is the bench's own.
      { name: 'the same, WAL, least', value: Math.min(...beats.map(({ wal }) => wal)), unit: '', hold: { atMost: 0 } },
      { name: `${TABS} members come online at once: the database is told`, value: arrival.ms, unit: 'ms' },
      { name: 'the same heartbeats in the database', value: before.ms, unit: 'ms' },
      { name: 'the same, MB of WAL', value: before.wal / MEGABYTE, unit: '' },
    ];
  } finally {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { startPostgres } from '../../server/test/support/postgres.ts';
import { findPostgres, findValkey, ownDatabase } from '../check/services.ts';
import { postgresFolder } from '../drill/programs.ts';
import { fillCrowd } from './crowd.ts';
import { NotMeasurable } from './programs.ts';

/** A running server on a separate PostgreSQL database with a crowd in it. */
export interface CrowdedSite {
  readonly app: App;
  readonly address: string;
}

interface BenchDatabase {
  readonly url: string;
  drop(): Promise<unknown>;
}

async function foundDatabase(): Promise<BenchDatabase> {
  const postgres = await findPostgres();
  if (!('url' in postgres)) throw new NotMeasurable(`It needs a PostgreSQL: ${postgres.why}.`);
  return ownDatabase(postgres.url, `amarena_bench_${process.pid}`);
}

/** As large sites have it: some memory, and vacuum by itself, which a machine may have switched off. */
const SETTINGS = ['shared_buffers = 1GB', 'max_wal_size = 4GB', 'autovacuum = on'];

/** A PostgreSQL of the bench's own, on this machine. Throws `NotMeasurable`. */
export async function ownPostgres(): Promise<BenchDatabase> {
  const programs = postgresFolder();
  if (programs === undefined) throw new NotMeasurable('It needs the programs of PostgreSQL: apt-get install postgresql');
  const { url, close } = await startPostgres(SETTINGS, programs);
  return { url, drop: close };
}

/**
 * Runs `work` on a PostgreSQL database with this many members, and on Valkey if there is one, and drops it afterwards.
 * `open`: default, a database on the PostgreSQL that answers. Throws `NotMeasurable`.
 */
export async function withCrowd<Value>(
  members: number,
  work: (site: CrowdedSite) => Promise<Value>,
  open: () => Promise<BenchDatabase> = foundDatabase,
): Promise<Value> {
  const database = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-bench-'));
  const valkey = await findValkey();
  const app = await buildApp(
    readConfig({
      ...{ ...process.env, PORT: '0', DATABASE_URL: database.url, DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' },
      ...(valkey !== null && { VALKEY_URL: valkey, VALKEY_PREFIX: `bench-${process.pid}:` }),
    }),
  );
  try {
    await fillCrowd(app.database.pool, members);
    return await work({ app, address: await app.server.listen({ host: '127.0.0.1', port: 0 }) });
  } finally {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

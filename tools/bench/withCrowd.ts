import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { findPostgres, ownDatabase } from '../check/services.ts';
import { fillCrowd } from './crowd.ts';

/** A running server on a separate PostgreSQL database with a crowd in it. */
export interface CrowdedSite {
  readonly app: App;
  readonly address: string;
}

/** Runs `work` on a PostgreSQL database with this many members, and drops it afterwards. */
export async function withCrowd<Value>(members: number, work: (site: CrowdedSite) => Promise<Value>): Promise<Value> {
  const postgres = await findPostgres();
  if (!('url' in postgres)) throw new Error(`The benchmark at ${members} members needs a PostgreSQL: ${postgres.why}.`);
  const database = await ownDatabase(postgres.url, `amarena_bench_${process.pid}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-bench-'));
  const app = await buildApp(
    readConfig({ ...process.env, PORT: '0', DATABASE_URL: database.url, DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' }),
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

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import type pg from 'pg';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';

const PATH = '/api/search.php?country=IT&gender=female&min_age=25&max_age=45';
const CONNECTIONS = 8;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that the database receives while `work` runs. */
async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = await pool.connect();
  const { query } = Object.getPrototypeOf(client) as pg.PoolClient;
  const owner = Object.getPrototypeOf(client) as { query: unknown };
  client.release();
  owner.query = function record(this: pg.PoolClient, ...given: unknown[]) {
    const [first, values] = given;
    const text = typeof first === 'string' ? first : (first as Statement).text;
    statements.push({ text, values: (values as unknown[] | undefined) ?? (first as Partial<Statement>).values ?? [] });
    return Reflect.apply(query, this, given);
  };
  try {
    await work();
  } finally {
    owner.query = query;
  }
  return statements;
}

/** Fastify and the driver without any other code: runs the same statements and answers with their rows. */
async function startBare(pool: pg.Pool, statements: readonly Statement[]): Promise<{ address: string; close(): Promise<void> }> {
  const server = Fastify();
  server.get('/api/search.php', async () => {
    const rows: unknown[] = [];
    for (const { text, values } of statements) rows.push((await pool.query(text, [...values])).rows);
    return rows;
  });
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), close: () => server.close() };
}

async function throughput(address: string, seconds: number): Promise<number> {
  const worker = new Worker(new URL('hammer.ts', import.meta.url), {
    workerData: { url: address + PATH, seconds, connections: CONNECTIONS },
  });
  const [perSecond] = await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return perSecond as number;
}

export interface Throughput {
  readonly ours: number;
  readonly bare: number;
  readonly statements: number;
}

/**
 * Answers per second of the site's search and of the bare server, on the same database in the same process,
 * alternating.
 */
export async function searchThroughput(dataDir: string, { seconds, rounds }: { seconds: number; rounds: number }): Promise<Throughput> {
  const app: App = await buildApp(
    readConfig({ ...process.env, PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' }),
  );
  try {
    const ours = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const statements = await statementsOf(app.database.pool, () =>
      app.server.inject({ url: PATH, headers: { 'x-forwarded-for': '198.18.7.9' } }),
    );
    const bare = await startBare(app.database.pool, statements);
    const sums = { ours: 0, bare: 0 };
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      sums.ours += await throughput(ours, seconds);
      sums.bare += await throughput(bare.address, seconds);
    }
    await bare.close();
    return { ours: sums.ours / rounds, bare: sums.bare / rounds, statements: statements.length };
  } finally {
    await app.close();
  }
}

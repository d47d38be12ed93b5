import http from 'node:http';
import pg from 'pg';
import type { Conversation } from './conversation.ts';
import { converse } from './conversation.ts';
import type { Pair } from './talkers.ts';

const WARM_UP = 100;
const ROUNDS = 7;
const MESSAGES = 50;

export interface Cost {
  readonly statements: number;
  /** Bytes. */
  readonly wal: number;
}

/** Statements that this process sends to databases while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = client;
  let count = 0;
  client.query = function record(...given) {
    count += 1;
    return Reflect.apply(query, this, given);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return count;
}

async function walNow(database: pg.Client): Promise<bigint> {
  const { rows } = await database.query<{ at: string }>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at`);
  return BigInt(rows[0]?.at ?? 0);
}

async function rounds(measure: (message: () => Promise<void>) => Promise<number>, { write }: Conversation): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure(write));
  return values;
}

/**
 * What a message costs with one tab on each side, in the steady state: after a checkpoint and enough messages, so that
 * every page in use has had its full image. The least of several rounds, because others write to the same log.
 */
export async function costOf(address: string, databaseUrl: string, pair: Pair): Promise<Cost> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const agent = new http.Agent({ keepAlive: true });
  const conversation = await converse(address, agent, pair);
  try {
    await database.query('checkpoint');
    for (let message = 0; message < WARM_UP; message += 1) await conversation.write();
    const statements = await rounds((write) => statementsOf(write), conversation);
    const wal = await rounds(async (write) => {
      const before = await walNow(database);
      for (let message = 0; message < MESSAGES; message += 1) await write();
      return Number((await walNow(database)) - before) / MESSAGES;
    }, conversation);
    return { statements: Math.min(...statements), wal: Math.min(...wal) };
  } finally {
    conversation.close();
    agent.destroy();
    await database.end();
  }
}

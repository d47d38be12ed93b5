import type pg from 'pg';
import { type Database, openDatabase } from '../../../db/open.ts';
import type { Db } from '../../../db/schema.ts';
import type { SearchReplica } from './setting.ts';

/** How connections to a replica are opened. */
export interface Opening {
  readonly statementSeconds: number;
  readonly databasePool: number;
}

/** The connections to a replica, which can be given up at any time. */
export interface Link {
  readonly db: Db;
  /** Ends all connections. Statements under way fail at once, although the replica may never answer. */
  giveUp(): void;
  /** Resolves once none is left. */
  closed(): Promise<void>;
}

/** Opens connections to a replica when they are needed. */
export async function linkTo({ url }: SearchReplica, { statementSeconds, databasePool }: Opening): Promise<Link> {
  const database: Database = await openDatabase({ databaseUrl: url, dataDir: '', statementSeconds, databasePool });
  const clients = new Set<pg.PoolClient>();
  database.pool.on('connect', (client) => clients.add(client));
  database.pool.on('remove', (client) => clients.delete(client));
  let closing: Promise<void> | null = null;
  return {
    db: database.db,
    giveUp() {
      // The pool would wait for answers.
      for (const client of clients) client.connection.stream.destroy();
      closing ??= database.close();
      closing.catch(() => undefined);
    },
    closed: () => closing ?? Promise.resolve(),
  };
}

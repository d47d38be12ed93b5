import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { tellStatement } from '../tracing/work.ts';
import { type Bulkhead, createBulkhead } from './bulkhead.ts';
import { type Embedded, openEmbedded } from './embedded.ts';
import { createListener } from './listener.ts';
import { PreparingClient } from './prepared.ts';
import type { Schema } from './schema.ts';

/** How much the database is asked for. */
export interface DatabaseLoad {
  readonly inUse: number;
  readonly idle: number;
  /** Requests and jobs that wait for a connection. */
  readonly waiting: number;
  /** Calls so far that were refused a connection. */
  readonly shed: number;
}

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  /** Calls back with the payload of every notification on `channel`, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Calls back once notifications are received again, whenever some may have been missed. */
  onGap(told: () => void): void;
  load(): DatabaseLoad;
  close(): Promise<void>;
}

const DATE = 1082;
// A calendar date stays text: as a Date it would move by a day with the machine's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format)),
};

const told = (event: LogEvent): void =>
  tellStatement({
    text: event.query.sql,
    milliseconds: event.queryDurationMillis,
    error: event.level === 'error' ? event.error : null,
  });

const kyselyOn = (pool: PostgresPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: told });

/** The pool for statements of requests, each of which may have only its share of the connections. */
const divided = (pool: pg.Pool, bulkhead: Bulkhead): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const leave = await bulkhead.enter();
    try {
      const client = await pool.connect();
      const { release } = client;
      client.release = (broken) => {
        release(broken);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  },
});

const loadOf = (pool: pg.Pool) => ({
  inUse: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/** Seconds. */
const NO_LIMIT = 0;
const CONNECTIONS = 10;

/** Longest wait for a connection in milliseconds, whether from the pool or new. After that, the database counts as down. */
const CONNECT_WITHIN = 5_000;

/**
 * The pool replaces a broken connection and rejects its queries. The connection also emits an error itself: on the pool
 * while it is idle, on itself while it is in use. Without a listener, either would end the process.
 */
function surviving(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

interface PostgresSettings {
  readonly databaseUrl: string;
  /** The database without a pooler; null if `databaseUrl` leads there. */
  readonly directUrl: string | null;
  /** 0: no limit. */
  readonly statementSeconds: number;
  readonly connections: number;
}

/**
 * A pooler accepts no limit per connection, and one that is set later would stay with the connection and apply to its next user.
 * So the limit is set for the site's role, and applies to every connection that the pooler opens from then on.
 */
async function limitRole(directUrl: string, statementSeconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = pg.escapeIdentifier(rows[0]?.name ?? '');
    await client.query(`alter role current_user in database ${name} set statement_timeout = ${statementSeconds * 1_000}`);
  } finally {
    await client.end();
  }
}

async function openPostgres({ databaseUrl, directUrl, statementSeconds, connections }: PostgresSettings): Promise<Database> {
  const isLimited = statementSeconds !== NO_LIMIT;
  if (directUrl !== null && isLimited) await limitRole(directUrl, statementSeconds);
  const pool = surviving(
    new pg.Pool({
      // Commands that no page waits for bypass the pooler, and the limit of the role.
      connectionString: isLimited ? databaseUrl : (directUrl ?? databaseUrl),
      max: connections,
      connectionTimeoutMillis: CONNECT_WITHIN,
      ...(directUrl === null ? { Client: PreparingClient } : {}),
      ...(directUrl === null ? { statement_timeout: statementSeconds * 1_000 } : isLimited ? {} : { options: '-c statement_timeout=0' }),
      types,
    }),
  );
  const listener = createListener(directUrl ?? databaseUrl);
  let shed = 0;
  const bulkhead = createBulkhead(connections, {
    onShed: () => {
      shed += 1;
    },
  });
  const db = kyselyOn(divided(pool, bulkhead));
  return {
    db,
    pool,
    kind: 'postgres',
    listen: listener.listen,
    onGap: listener.onGap,
    load: () => ({ ...loadOf(pool), waiting: pool.waitingCount + bulkhead.waiting(), shed }),
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

/** The site's database on top of an open embedded one. */
export function onEmbedded({ lite, poolConfig }: Embedded): Database {
  const pool = surviving(new pg.Pool(Object.assign(poolConfig, { max: 1, idleTimeoutMillis: 0, types })));
  const db = kyselyOn(pool);
  return {
    db,
    pool,
    kind: 'embedded',
    listen: (channel, heard) => lite.listen(channel, heard),
    onGap: () => undefined,
    load: () => ({ ...loadOf(pool), shed: 0 }),
    close: async () => {
      await db.destroy();
      await lite.close();
    },
  };
}

/**
 * Opens PostgreSQL if `databaseUrl` is set, else the embedded database in `dataDir`. A statement of PostgreSQL takes at
 * most `statementSeconds`; default: no limit, for commands that someone waits for.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'statementSeconds' | 'databasePool' | 'databaseDirectUrl'>>,
): Promise<Database> {
  if (config.databaseUrl !== null) {
    return openPostgres({
      databaseUrl: config.databaseUrl,
      directUrl: config.databaseDirectUrl ?? null,
      statementSeconds: config.statementSeconds ?? NO_LIMIT,
      connections: config.databasePool ?? CONNECTIONS,
    });
  }
  const folder = join(config.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  return onEmbedded(await openEmbedded({ folder }));
}

/** An embedded database in memory, empty or from a dump of another one. */
export const openInMemory = async (dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> => {
  const embedded = await openEmbedded(dump === undefined ? {} : { dump });
  return { ...onEmbedded(embedded), dump: () => embedded.lite.dumpDataDir('none') };
};

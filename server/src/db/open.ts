import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type Embedded, openEmbedded } from './embedded.ts';
import { createListener } from './listener.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  /** Calls back with the payload of every notification on `channel`, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Calls back once notifications are received again, whenever some may have been missed. */
  onGap(told: () => void): void;
  close(): Promise<void>;
}

const DATE = 1082;
// A calendar date stays text: as a Date it would move by a day with the machine's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format)),
};

const kyselyOn = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

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
      ...(directUrl === null ? { statement_timeout: statementSeconds * 1_000 } : isLimited ? {} : { options: '-c statement_timeout=0' }),
      types,
    }),
  );
  const listener = createListener(directUrl ?? databaseUrl);
  const db = kyselyOn(pool);
  return {
    db,
    pool,
    kind: 'postgres',
    listen: listener.listen,
    onGap: listener.onGap,
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

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
  /** Calls back each time notifications may have been missed, once they are heard again. */
  onGap(told: () => void): void;
  close(): Promise<void>;
}

const DATE = 1082;
// A calendar date is text everywhere: as a Date it would move by a day with the machine's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format)),
};

const kyselyOn = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Seconds. */
const NO_LIMIT = 0;
const CONNECTIONS = 10;

/** Longest wait for a connection in milliseconds, a free one of the pool or a new one: then the answer is that the database is away. */
const CONNECT_WITHIN = 5_000;

/**
 * A connection that breaks is replaced by the pool, and whoever waits for its answer is told. It says so itself too,
 * while it is idle to the pool and while someone holds it to nobody: without a listener either would end the process.
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
  /** The database itself; null: `databaseUrl` leads there. */
  readonly directUrl: string | null;
  /** 0: no limit. */
  readonly statementSeconds: number;
  readonly connections: number;
}

/**
 * A pooler takes no limit with a connection, and one that is set later would go to whoever gets the connection next. So
 * the site's role has it, and every connection that the pooler opens from then on begins with it.
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
      // Commands that nobody waits for in a page go past the pooler, and past the limit of the role.
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

/** The database that an open embedded one is for the site. */
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
 * Opens PostgreSQL where `databaseUrl` is set, else the embedded database in `dataDir`. A statement of PostgreSQL takes
 * `statementSeconds` at most; default: as long as it likes, for commands that someone waits for.
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

/** An embedded database in memory, empty or from a dump of another. */
export const openInMemory = async (dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> => {
  const embedded = await openEmbedded(dump === undefined ? {} : { dump });
  return { ...onEmbedded(embedded), dump: () => embedded.lite.dumpDataDir('none') };
};

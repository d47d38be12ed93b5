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
  close(): Promise<void>;
}

const DATE = 1082;
// A calendar date is text everywhere: as a Date it would move by a day with the machine's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format)),
};

const kyselyOn = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const listener = createListener(databaseUrl);
  const db = kyselyOn(pool);
  return {
    db,
    pool,
    kind: 'postgres',
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

function onEmbedded({ lite, poolConfig }: Embedded): Database {
  const pool = new pg.Pool(Object.assign(poolConfig, { max: 1, types }));
  const db = kyselyOn(pool);
  return {
    db,
    pool,
    kind: 'embedded',
    listen: (channel, heard) => lite.listen(channel, heard),
    close: async () => {
      await db.destroy();
      await lite.close();
    },
  };
}

/** Opens PostgreSQL where `databaseUrl` is set, else the embedded database in `dataDir`. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl);
  const folder = join(config.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  return onEmbedded(await openEmbedded({ folder }));
}

/** An embedded database in memory, empty or from a dump of another. */
export const openInMemory = async (dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> => {
  const embedded = await openEmbedded(dump === undefined ? {} : { dump });
  return { ...onEmbedded(embedded), dump: () => embedded.lite.dumpDataDir('none') };
};

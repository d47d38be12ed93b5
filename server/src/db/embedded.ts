import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';

export interface Embedded {
  readonly lite: PGlite;
  readonly poolConfig: ReturnType<typeof createPgConfig>;
}

// The timer that reports a slow start is never stopped there: it would keep the process alive and wake it every ten
// seconds.
const START = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];

/** PostgreSQL in this process: in `folder`, or in memory, filled from `dump` if one is given. */
export async function openEmbedded(source: { folder?: string; dump?: Blob }): Promise<Embedded> {
  const lite = await PGlite.create({
    startParams: START,
    ...(source.folder === undefined ? {} : { dataDir: source.folder }),
    ...(source.dump === undefined ? {} : { loadDataDir: source.dump }),
    extensions: { citext, cube, earthdistance, pg_trgm },
  });
  return { lite, poolConfig: createPgConfig(lite) };
}

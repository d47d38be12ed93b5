import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { findPostgres, ownDatabase } from '../check/services.ts';
import type { Figure } from './figures.ts';
import { NotMeasurable } from './programs.ts';

/** Seconds: long enough for each schedule of a minute and each regular look. */
const SECONDS = 60;
const SETTLED_AFTER = 10_000;
const ROLES = ['web,live,jobs', 'web', 'live', 'jobs'] as const;
const MOST = 3;

/** Counts what this process sends to PostgreSQL over any connection. */
function countStatements(): { taken(): number } {
  const { prototype } = pg.Client;
  const send = prototype.query;
  let statements = 0;
  prototype.query = function (this: pg.Client, ...words: Parameters<typeof send>) {
    statements += 1;
    return send.apply(this, words);
  } as typeof send;
  return { taken: () => statements };
}

/** Statements a second of a process that nobody uses, for each set of roles, on a PostgreSQL of this machine. */
export async function idle(): Promise<Figure[]> {
  const found = await findPostgres();
  if ('why' in found) throw new NotMeasurable(found.why);
  const counter = countStatements();
  const figures: Figure[] = [];
  for (const roles of ROLES) {
    const database = await ownDatabase(found.url, `amarena_idle_${randomUUID().slice(0, 8)}`);
    const dataDir = await mkdtemp(join(tmpdir(), 'amarena-idle-'));
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ROLES: roles };
    const app = await buildApp(readConfig(settings));
    await app.start();
    await setTimeout(SETTLED_AFTER);
    const before = counter.taken();
    await setTimeout(SECONDS * 1_000);
    const value = (counter.taken() - before) / SECONDS;
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
    figures.push({
      name: `SQL statements a second of an idle server, with all that runs every minute, ROLES=${roles}`,
      value,
      unit: '',
      hold: { atMost: MOST },
    });
  }
  return figures;
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { buildApp } from '../../src/compose/app.ts';
import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type Database, openInMemory } from '../../src/db/open.ts';
import { schemaKey } from '../../src/db/schemaKey.ts';

const CACHE = join(import.meta.dirname, '../../../.cache');

/** A dump of an embedded database filled by `fill`; a new one whenever a migration or the queue changes. */
export async function templateFile(): Promise<string> {
  return join(CACHE, `test-database-${await schemaKey(pgBoss.version)}.tar`);
}

/** All tables, and the queues of all jobs, which a server would otherwise create when it starts. */
export async function fill(database: Database): Promise<void> {
  await migrate(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-test-'));
  const config = readConfig({ LOG_LEVEL: 'fatal', DATA_DIR: dataDir });
  await (await buildApp(config, { database: { ...database, close: async () => undefined } })).close();
  await rm(dataDir, { recursive: true });
}

/** Creates the dump that embedded databases start from, so that tests do not wait for it. */
export async function makeTemplateFile(): Promise<void> {
  const file = await templateFile();
  if (existsSync(file)) return;
  const database = await openInMemory();
  await fill(database);
  await mkdir(CACHE, { recursive: true });
  // Several test runs may do this at once: each writes its own file, and the last rename wins.
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(own, Buffer.from(await (await database.dump()).arrayBuffer()));
  await rename(own, file);
  await database.close();
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MIGRATIONS } from './migrate.ts';

const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
const LENGTH = 16;

/**
 * Names what an embedded database with all tables and no rows is made from: every migration, the engine, and what else
 * the caller adds. A dump under this name is out of date as soon as one of them changes.
 */
export async function schemaKey(more = ''): Promise<string> {
  const { version } = JSON.parse(await readFile(ENGINE, 'utf8')) as { version: string };
  const hash = createHash('sha256').update(version).update(more);
  for (const file of (await readdir(MIGRATIONS)).sort()) hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, LENGTH);
}

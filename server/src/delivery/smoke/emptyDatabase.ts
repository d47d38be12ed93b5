import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { type Database, openInMemory } from '../../db/open.ts';
import { schemaKey } from '../../db/schemaKey.ts';

const FOLDER = 'checks';
const DUMP = /^empty-database-\w+\.tar$/;

const readIfThere = (file: string): Promise<Buffer<ArrayBuffer> | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Writes a dump in one step, because several checks may do it at once, and removes those of other releases. */
async function keep(file: string, dump: Blob): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(own, Buffer.from(await dump.arrayBuffer()));
    await rename(own, file);
  } finally {
    await rm(own, { force: true });
  }
  const others = (await readdir(folder)).filter((name) => DUMP.test(name) && name !== path.basename(file));
  for (const name of others) await rm(path.join(folder, name), { force: true });
}

/**
 * A database in memory with all tables and no rows. The first one of a release is kept in the folder of the site's data,
 * and the next ones start from there: to make one takes several seconds of each check.
 */
export async function emptyDatabase(dataDir: string): Promise<Database> {
  const file = path.join(dataDir, FOLDER, `empty-database-${await schemaKey()}.tar`);
  const kept = await readIfThere(file);
  if (kept !== null) return openInMemory(new Blob([kept]));
  const database = await openInMemory();
  await migrate(database.db);
  await keep(file, await database.dump());
  return database;
}

import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { type Database, openInMemory } from '../../db/open.ts';
import { schemaKey } from '../../db/schemaKey.ts';

const FOLDER = 'checks';
const DUMP = /^empty-database-\w+\.tar$/;
/** A dump while it is written. */
const PART = /^empty-database-\w+\.tar\.\w+$/;
/** Milliseconds after which nobody writes it any more: the check was killed. */
const WRITTEN_WITHIN = 3_600_000;

type Say = (line: string) => void;

async function writeToDisk(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    // Otherwise a power cut may leave the name without the content.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > WRITTEN_WITHIN;
}

/**
 * Writes a dump in one step, because several checks may do it at once. Removes those of other releases, and what killed
 * checks left.
 */
async function keep(file: string, database: Awaited<ReturnType<typeof openInMemory>>): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeToDisk(own, new Uint8Array(await (await database.dump()).arrayBuffer()));
    await rename(own, file);
  } finally {
    await rm(own, { force: true });
  }
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name);
    const isOld = DUMP.test(name) ? other !== file : PART.test(name) && (await isAbandoned(other));
    if (isOld) await rm(other, { force: true });
  }
}

/** The kept one, or null if there is none that can be opened. */
async function openKept(file: string, say: Say): Promise<Database | null> {
  try {
    return await openInMemory(new Blob([await readFile(file)]));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing) say(`the empty database that was kept cannot be opened, and is made again: ${String(error)}`);
    return null;
  }
}

/**
 * A database in memory with all tables and no rows. The first one of a release is kept in the folder of the site's data,
 * and the next ones start from there: to make one takes several seconds of each check. `say` is told if that fails.
 */
export async function emptyDatabase(dataDir: string, say: Say): Promise<Database> {
  const file = path.join(dataDir, FOLDER, `empty-database-${await schemaKey()}.tar`);
  const kept = await openKept(file, say);
  if (kept !== null) return kept;
  const database = await openInMemory();
  await migrate(database.db);
  await keep(file, database).catch((error: unknown) => {
    say(`the empty database could not be kept, so that the next check makes one again: ${String(error)}`);
  });
  return database;
}

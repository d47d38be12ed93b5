import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { type Database, openInMemory } from '../../db/open.ts';
import { schemaKey } from '../../db/schemaKey.ts';
import { hasCode, orNullWhenMissing } from '../fileErrors.ts';
import { DRAFT, written } from '../store/written.ts';

const FOLDER = 'checks';
const DUMP = /^empty-database-\w+\.tar$/;
/** Milliseconds after which nobody writes a draft any more: the check was killed. */
const WRITTEN_WITHIN = 3_600_000;

type Say = (line: string) => void;

async function isAbandoned(file: string): Promise<boolean> {
  // Another check may just have given it its name.
  const found = await orNullWhenMissing(stat(file));
  return found !== null && Date.now() - found.mtimeMs > WRITTEN_WITHIN;
}

/**
 * Writes a dump in one step, because several checks may do it at once. Removes those of other releases, and what killed
 * checks left.
 */
async function keep(file: string, database: Awaited<ReturnType<typeof openInMemory>>): Promise<void> {
  const folder = path.dirname(file);
  await written(file, new Uint8Array(await (await database.dump()).arrayBuffer()), (draft) => rename(draft, file));
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name);
    const isOld = DUMP.test(name) ? other !== file : name.startsWith(DRAFT) && (await isAbandoned(other));
    if (isOld) await rm(other, { force: true });
  }
}

/** The kept one, or null if there is none that can be opened. */
async function openKept(file: string, say: Say): Promise<Database | null> {
  try {
    return await openInMemory(new Blob([await readFile(file)]));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) say(`the empty database that was kept cannot be opened, and is made again: ${String(error)}`);
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

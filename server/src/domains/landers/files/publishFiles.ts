import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiError, Result } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../../db/schema.ts';
import type { Intake } from '../../../photos/intake.ts';
import type { Landers } from '../parts.ts';
import { type LanderFile, readLanderFile } from './landerFile.ts';

/** The landers that come with the site. */
export const LANDERS_FOLDER = join(import.meta.dirname, '../../../../../landers');

/** Every document of a folder, by name. */
export async function landerFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

interface Site {
  readonly db: Db;
  readonly landers: Landers;
  readonly intake: Intake;
  readonly now: Date;
}

function taken<Value>(file: LanderFile, what: string, result: Result<Value, ApiError>): Value {
  if (result.ok) return result.value;
  throw new Error(`${file.path}: ${what} was refused: ${JSON.stringify(result.error)}`);
}

async function sendPictures({ db, landers, intake, now }: Site, file: LanderFile): Promise<void> {
  const known = await landers.images.named(db, [...file.pictures.keys()]);
  for (const [key, path] of file.pictures) {
    if (key in known) continue;
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const picture = taken(file, path, await intake.accept({ path, hash }));
    await inTransaction(db, async (trx) => taken(file, path, await landers.images.keep(trx, null, picture, now)));
  }
}

/**
 * Publishes the documents of files through the same services as an editor would, in the site's own name. For a site that
 * has no landers yet; answers how many it published: none where there are some, nor before any version is live that could
 * draw them. Throws for a file that is refused.
 */
export async function publishFirst(site: Site, files: readonly string[]): Promise<number> {
  const { db, landers, now } = site;
  if ((await landers.documents.list(db, now)).length > 0) return 0;
  if ((await landers.documents.drawing()).remote === null) return 0;
  for (const path of files) {
    const file = await readLanderFile(path);
    await sendPictures(site, file);
    await inTransaction(db, async (trx) => {
      const by = { id: null };
      const { id, revision } = taken(file, 'the document', await landers.documents.create(trx, file.value, by, now));
      taken(file, 'its publication', await landers.publishing.publish(trx, { id, revision, by, now }));
    });
  }
  return files.length;
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiError, Result } from '@amarena/shared/errors';
import { loadLanderWords } from '@amarena/shared/errors/landers';
import { type Db, inTransaction } from '../../../db/schema.ts';
import type { Intake } from '../../../photos/intake.ts';
import type { Landers } from '../service.ts';
import { FileProblem, type LanderFile, readLanderFile } from './landerFile.ts';
import { problemLines } from './problemLines.ts';

/** The landers that come with the site. */
export const LANDERS_FOLDER = join(import.meta.dirname, '../../../../../landers');

/** Every document in a folder, by name. */
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

/** Which of the first landers were published. */
export interface FirstLanders {
  readonly published: number;
  /** Why others were not: one line for each place that is wrong, with its file. */
  readonly refused: readonly string[];
}

/** A file that the site refuses. */
class Refused extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

async function taken<Value>(file: LanderFile, what: string, result: Result<Value, ApiError>): Promise<Value> {
  if (result.ok) return result.value;
  const { error } = result;
  throw new Refused(
    error.code === 'lander_refused'
      ? problemLines(file, error.problems, await loadLanderWords('en'))
      : [`${file.path}: ${what} was refused: ${JSON.stringify(error)}`],
  );
}

async function sendPictures({ db, landers, intake, now }: Site, file: LanderFile): Promise<void> {
  const known = await landers.images.named(db, [...file.pictures.keys()]);
  for (const [key, path] of file.pictures) {
    if (key in known) continue;
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const picture = await taken(file, path, await intake.accept(db, { path, hash }, now));
    await inTransaction(db, async (trx) => taken(file, path, await landers.images.keep(trx, null, picture, now)));
  }
}

async function publishOne(site: Site, path: string): Promise<void> {
  const { db, landers, now } = site;
  const file = await readLanderFile(path);
  await sendPictures(site, file);
  await inTransaction(db, async (trx) => {
    const by = { id: null };
    const { id, revision } = await taken(file, 'the document', await landers.documents.create(trx, file.value, by, now));
    await taken(file, 'its publication', await landers.publishing.publish(trx, { id, revision, by, now }, { fromFile: true }));
  });
}

function linesOf(problem: unknown): readonly string[] {
  if (problem instanceof Refused) return problem.lines;
  if (problem instanceof FileProblem) return [problem.message];
  throw problem;
}

/**
 * Publishes the documents of files as the site itself, through the services that editors use. For a site without
 * landers: publishes nothing if a lander exists, or if no version that could draw them is live. A refused file does not
 * hold up the others.
 */
export async function publishFirst(site: Site, files: readonly string[]): Promise<FirstLanders> {
  const { db, landers, now } = site;
  const refused: string[] = [];
  let published = 0;
  const isFirst = (await landers.documents.list(db, now)).length === 0 && (await landers.documents.drawing()).remote !== null;
  for (const path of isFirst ? files : []) {
    try {
      await publishOne(site, path);
      published += 1;
    } catch (problem) {
      refused.push(...linesOf(problem));
    }
  }
  return { published, refused };
}

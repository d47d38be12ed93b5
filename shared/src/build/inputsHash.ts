import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lockFileOf, SHARED_SOURCES, sourceName } from './places.ts';
import type { BuildTarget } from './target.ts';

const isInput = (file: string): boolean => !/\.test\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file);

async function filesUnder(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * SHA-256 of all inputs of a build: the package, `shared` (with this factory) and the installed versions. The same hash
 * gives the same files.
 */
export async function inputsHash(target: BuildTarget): Promise<string> {
  const folders = [path.join(target.directory, 'src'), path.join(target.directory, 'public'), SHARED_SOURCES];
  const lock = lockFileOf(target.directory);
  const found = await Promise.all(folders.map(filesUnder));
  const files = [
    path.join(target.directory, 'package.json'),
    ...(lock === null ? [] : [lock]),
    ...found.flat().filter((file) => isInput(sourceName(target, file))),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${sourceName(target, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

/** Default version of a build: the package's version plus the hash of its inputs. */
export const defaultVersion = (target: BuildTarget, hash: string): string => `${target.packageVersion}-${hash.slice(0, 8)}`;

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS_FOLDER, mapOf } from '@amarena/shared/federation/sourceMaps';
import { orNullWhenMissing } from './fileErrors.ts';

/** A finished build that is to be published. */
export interface BuildSource {
  /** Where it is, for messages. */
  readonly place: string;
  /** One file, including the manifest and the compressed forms; null if there is none. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** The source maps of these files, by script. Builds for tests and from before source maps have none. */
  readonly maps: (files: readonly string[]) => Promise<Map<string, Buffer>>;
}

/** A build as the bundler leaves it. */
export const inFolder = (directory: string): BuildSource => ({
  place: directory,
  read: (file) => orNullWhenMissing(readFile(path.join(directory, file))),
  async maps(files) {
    const folder = path.join(directory, MAPS_FOLDER);
    const there = new Set((await orNullWhenMissing(readdir(folder))) ?? []);
    const scripts = files.filter((file) => there.has(mapOf(file)));
    return new Map(await Promise.all(scripts.map(async (file) => [file, await readFile(path.join(folder, mapOf(file)))] as const)));
  },
});

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
  /** Those of these files that have a source map. Builds for tests and from before source maps have none. */
  readonly mapped: (files: readonly string[]) => Promise<string[]>;
  /** The source map of a script; null if there is none. */
  readonly map: (script: string) => Promise<Buffer | null>;
}

/** A build as the bundler leaves it. */
export const inFolder = (directory: string): BuildSource => ({
  place: directory,
  read: (file) => orNullWhenMissing(readFile(path.join(directory, file))),
  async mapped(files) {
    const there = new Set((await orNullWhenMissing(readdir(path.join(directory, MAPS_FOLDER)))) ?? []);
    return files.filter((file) => there.has(mapOf(file)));
  },
  map: (script) => orNullWhenMissing(readFile(path.join(directory, MAPS_FOLDER, mapOf(script)))),
});

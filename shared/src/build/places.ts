import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Sources of `shared`: `shared/src` in this repository, `dist` in the published package. */
export const SHARED_SOURCES = path.resolve(import.meta.dirname, '..');

/** Extension of the factory's own files. */
export const OWN_EXTENSION = path.extname(import.meta.filename);

/** True in the published package, which is compiled: the remote that it builds has a repository of its own. */
export const PUBLISHED = OWN_EXTENSION === '.js';

/** This repository. Means nothing if `PUBLISHED`. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The package whose sources a file may belong to. */
export interface Owner {
  readonly name: string;
  /** Its folder, absolute. */
  readonly directory: string;
}

const MODULES = `${path.sep}node_modules${path.sep}`;

const isIn = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);

/** Name of a source, the same on every machine: `shared/src/ui/index.ts`, `mf-chat/src/entry.tsx`, `node_modules/rxjs/…`. */
export function sourceName({ name, directory }: Owner, file: string): string {
  if (isIn(SHARED_SOURCES, file)) return path.join('shared/src', path.relative(SHARED_SOURCES, file));
  const installed = file.indexOf(MODULES);
  if (installed !== -1) return file.slice(installed + 1);
  return isIn(directory, file) ? path.join(name, path.relative(directory, file)) : path.basename(file);
}

/** Folder of an installed package, as this one finds it. Throws if it is not installed. */
export function packageFolder(name: string): string {
  const folders = (require.resolve.paths(name) ?? []).map((folder) => path.join(folder, name));
  const found = folders.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) throw new Error(`The package ${name} is not installed.`);
  return found;
}

const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** Lock file of the repository of a package; null if it has none. */
export function lockFileOf(directory: string): string | null {
  if (!PUBLISHED) return path.join(REPOSITORY, 'package-lock.json');
  const found = LOCKS.map((name) => path.join(directory, name)).find((file) => existsSync(file));
  const parent = path.dirname(directory);
  return found ?? (parent === directory ? null : lockFileOf(parent));
}

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';

/** Where packages are put together, and where their tarballs are by default. */
export const PACKAGES_FOLDER = join(REPOSITORY, '.cache/packages');

/** A folder for one package, empty. */
export function emptyStage(name: string): string {
  const folder = join(PACKAGES_FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const jsonOf = <File>(file: string): File => JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8')) as File;

/** What every published package says of itself. */
export interface Described {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly [further: string]: unknown;
}

/** Writes what every package has: its package.json, readme, changelog and licence. All have the changelog of `shared`. */
export function describe(stage: string, described: Described, readme: string): void {
  const whole = { ...described, license: 'SEE LICENSE IN LICENSE', type: 'module', engines: { node: '>=24.9' } };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  cpSync(join(import.meta.dirname, 'readmes', `${readme}.md`), join(stage, 'README.md'));
  for (const file of ['LICENSE', 'shared/CHANGELOG.md']) cpSync(join(REPOSITORY, file), join(stage, basename(file)));
}

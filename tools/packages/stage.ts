import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Writes what every package has: its package.json, readme, changelog and licence. */
export function describe(stage: string, described: Described, readme: string, changelog: string): void {
  const whole = { ...described, license: 'SEE LICENSE IN LICENSE', type: 'module', engines: { node: '>=20.11' } };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  cpSync(readme, join(stage, 'README.md'));
  cpSync(join(REPOSITORY, 'LICENSE'), join(stage, 'LICENSE'));
  if (!existsSync(changelog)) throw new Error(`${described.name} has no changelog: ${changelog}`);
  cpSync(changelog, join(stage, 'CHANGELOG.md'));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { UNKNOWN_LICENCE } from '../federation/manifest.ts';
import { modulesOf } from './modulesOf.ts';
import { SHARED_SOURCES } from './places.ts';

/** Names that start with a dot are caches of tools. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^.\\/][^\\/]*))[\\/]/;

async function licenceIn(folder: string): Promise<string> {
  const { license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  if (typeof license === 'string') return license;
  // Old packages declare it as an object.
  return typeof license?.type === 'string' ? license.type : UNKNOWN_LICENCE;
}

/** SPDX expression of every installed package in a build, by package name. */
export async function licencesOf(compilation: Compilation): Promise<Record<string, string>> {
  const folders = new Map<string, string>();
  for (const module of modulesOf(compilation, compilation.chunks)) {
    const file = module.nameForCondition() ?? '';
    // Ours, and a package only in the repository of another team.
    if (file.startsWith(SHARED_SOURCES)) continue;
    const [, folder, name] = file.match(PACKAGE_FOLDER) ?? [];
    if (folder !== undefined && name !== undefined) folders.set(name, folder);
  }
  const found = [...folders].map(async ([name, folder]): Promise<[string, string]> => [name, await licenceIn(folder)]);
  return Object.fromEntries((await Promise.all(found)).sort());
}

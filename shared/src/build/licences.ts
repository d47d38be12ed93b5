import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { UNKNOWN_LICENCE } from '../federation/manifest.ts';
import { modulesOf } from './modulesOf.ts';
import { packageOf } from './packageOf.ts';

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
    const installed = packageOf(module.nameForCondition());
    if (installed !== null) folders.set(installed.name, installed.folder);
  }
  const found = [...folders].map(async ([name, folder]): Promise<[string, string]> => [name, await licenceIn(folder)]);
  return Object.fromEntries((await Promise.all(found)).sort());
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Configuration, Module, ModuleGraph } from 'webpack';
import type { OwnFramework } from '../federation/manifest.ts';
import { modulesOf } from './modulesOf.ts';
import { packageOf } from './packageOf.ts';
import { SHARED_KEYS, type SharedKey } from './sharedKeys.ts';
import type { BuildTarget } from './target.ts';

/** Name of the chunk with a remote's own framework. */
const CHUNK = 'framework';

/** True for a module of a package in `brings`, or of one that came with it. */
function broughtBy(brings: readonly string[], module: Module, graph: ModuleGraph): boolean {
  for (let at: Module | null | undefined = module; at; at = graph.getIssuer(at)) {
    const installed = packageOf(at.nameForCondition());
    if (installed === null) return false;
    if (brings.includes(installed.name)) return true;
  }
  return false;
}

/**
 * Keeps a remote's own framework in a chunk of its own: its weight is known, and browsers keep it over releases of the
 * remote. None for a remote on the shell's React.
 */
export function frameworkChunk({ contract }: BuildTarget): NonNullable<Configuration['optimization']>['splitChunks'] | undefined {
  const brings = contract?.brings ?? [];
  if (brings.length === 0) return undefined;
  const test = (module: Module, { moduleGraph }: { moduleGraph: ModuleGraph }) => broughtBy(brings, module, moduleGraph);
  return { cacheGroups: { [CHUNK]: { name: CHUNK, chunks: 'all', enforce: true, test } } };
}

/** Packages of which a page has one copy, unless a remote says that it brings another. */
const OF_THE_SHELL = new Set(SHARED_KEYS.flatMap((key: SharedKey) => (key.startsWith('@') ? [] : [key.split('/')[0] ?? key])));

const versionIn = async (folder: string): Promise<string> =>
  String(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')).version);

/**
 * The framework that a finished build brings; undefined: it runs on the shell's React. Throws if the build has another
 * one than its contract says.
 */
export async function frameworkOf({ name, contract }: BuildTarget, compilation: Compilation): Promise<OwnFramework | undefined> {
  const brings = contract?.brings;
  if (brings === undefined) return undefined;
  const folders = new Map<string, string>();
  // A package that only passes on the names of others is in no chunk.
  for (const module of [...compilation.modules, ...modulesOf(compilation, compilation.chunks)]) {
    const installed = packageOf(module.nameForCondition());
    if (installed !== null) folders.set(installed.name, installed.folder);
  }
  const missing = brings.filter((one) => !folders.has(one));
  if (missing.length > 0) throw new Error(`${name} says that it brings ${missing.join(', ')}, and imports nothing of that.`);
  const silent = [...folders.keys()].filter((one) => OF_THE_SHELL.has(one) && !brings.includes(one));
  if (silent.length > 0) throw new Error(`${name} bundles ${silent.join(', ')}. Name it in "brings" of its package.json.`);
  const versions = brings.map(async (one): Promise<[string, string]> => [one, await versionIn(folders.get(one) ?? '')]);
  const files = [...(compilation.namedChunks.get(CHUNK)?.files ?? [])].filter((file) => file.endsWith('.js'));
  return { packages: Object.fromEntries(await Promise.all(versions)), files };
}

import path from 'node:path';
import type { ChunkGroup, Compilation } from 'webpack';
import { ANY_LANDER, landerScreenName } from '../contracts/landers/landerAddresses.ts';
import { PAGE } from '../contracts/platform/remote.ts';
import { ENTRY_FILE } from '../federation/manifest.ts';
import { modulesOf } from './modulesOf.ts';
import type { BuildTarget } from './target.ts';
import { exposeChunk } from './webpackConfig.ts';

const scriptsOf = (groups: readonly ChunkGroup[]): string[] =>
  groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files])).filter((file) => file.endsWith('.js'));

/** The chunk group of a source file's `import()`; null: there is no such import. */
function lazyGroup(compilation: Compilation, source: string): ChunkGroup | null {
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const targets = block.dependencies.map((dependency) => compilation.moduleGraph.getModule(dependency)?.nameForCondition());
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (targets.includes(source) && group !== undefined && group !== null) return group;
    }
  }
  return null;
}

/** The scripts that a source file's `import()` loads; none if there is no such import. */
export function lazyScripts(compilation: Compilation, source: string): string[] {
  const group = lazyGroup(compilation, source);
  return group === null ? [] : scriptsOf([group]);
}

/**
 * What a first visit of each route loads besides the entry, by route name: the page, and the chunks of a screen that the
 * page loads on demand. Throws if a screen is missing from the build.
 */
export function routeGroups({ name, directory, contract }: BuildTarget, compilation: Compilation): Record<string, ChunkGroup[]> {
  const page = compilation.namedChunkGroups.get(exposeChunk(PAGE));
  if (page === undefined) throw new Error(`The build of ${name} has no page.`);
  const inPage = new Set(modulesOf(compilation, page.chunks).map((module) => module.nameForCondition()));
  const screens = contract?.screens ?? {};
  const designs = Object.keys(contract?.templates ?? {}).map(landerScreenName);
  const groupsOf = (route: string, screen: string): ChunkGroup[] => {
    const source = path.join(directory, 'src', screen);
    if (inPage.has(source)) return [];
    const lazy = lazyGroup(compilation, source);
    if (lazy === null)
      throw new Error(`${name}: "screens" of its contract says that src/${screen} shows "${route}", but the page never loads that file.`);
    return [lazy];
  };
  const allOf = (route: string, screen: string): ChunkGroup[] => {
    const around = designs.includes(route) ? [screens[ANY_LANDER] ?? screen] : [];
    return [page, ...[...around, screen].flatMap((file) => groupsOf(route, file))];
  };
  return Object.fromEntries(Object.entries(screens).map(([route, screen]) => [route, allOf(route, screen)]));
}

/** The scripts of a route's groups, the entry first. */
export const routeFiles = (groups: readonly ChunkGroup[]): string[] => [...new Set([ENTRY_FILE, ...scriptsOf(groups)])];

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Chunk, ChunkGraph, Compiler, Module, WebpackPluginInstance } from 'webpack';

/** All ids have four digits, so that they take the same space whatever is added. */
const FIRST = 1_000;
const IDS = 9_000;

/** Written by federation's plugin; its name is a hash that follows from the folder of the checkout and from the version. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\./;

/** Something that needs an id. `order`: tells apart those of one name. */
interface Named<Item> {
  readonly item: Item;
  readonly name: string;
  readonly order: string;
}

/** The id of a name. `attempt`: another one for each, if others have the ids before it. */
const idOf = (name: string, attempt: number): number =>
  FIRST + (createHash('sha256').update(`${name} ${attempt}`).digest().readUInt32BE() % IDS);

const compared = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Gives everything an id that follows from its name, and from nothing else unless two names have the same one. */
export function assignIds<Item>(items: readonly Named<Item>[], assign: (item: Item, id: number) => void): void {
  if (items.length > IDS / 2) throw new Error(`${items.length} ids are needed, and there are ${IDS}. Give them another digit.`);
  const taken = new Set<number>();
  for (const { item, name } of items.toSorted((one, other) => compared(one.name, other.name) || compared(one.order, other.order))) {
    let attempt = 0;
    while (taken.has(idOf(name, attempt))) attempt += 1;
    const id = idOf(name, attempt);
    taken.add(id);
    assign(item, id);
  }
}

/**
 * Gives modules and chunks ids by the file that they begin with. With webpack's own, a module that absorbs others has
 * its id from all of their names, so that a new file in a screen gave another name to the screen's chunk, and browsers
 * that had the one before loaded it whole (docs/decisions/0037).
 */
export class StableIds implements WebpackPluginInstance {
  readonly directory: string;

  /** `directory`: folder of the package, to which names are relative. */
  constructor(directory: string) {
    this.directory = directory;
  }

  nameOf(module: Module): string {
    const file = module.nameForCondition();
    if (file === null) return module.libIdent({ context: this.directory }) ?? module.identifier();
    return FEDERATION_ENTRY.test(file) ? 'federation entry' : path.relative(this.directory, file);
  }

  /** An import with a chunk of its own begins with one module; what is split off may begin with several. */
  namesOf(chunk: Chunk, graph: ChunkGraph): Omit<Named<Chunk>, 'item'> {
    const roots = graph
      .getChunkRootModules(chunk)
      .map((module) => this.nameOf(module))
      .sort(compared);
    return { name: chunk.name ?? roots[0] ?? '', order: roots.join() };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.moduleIds.tap('StableIds', (modules) => {
        const graph = compilation.chunkGraph;
        const open = [...modules].filter(
          (module) => module.needId && graph.getNumberOfModuleChunks(module) > 0 && graph.getModuleId(module) === null,
        );
        assignIds(
          open.map((item) => ({ item, name: this.nameOf(item), order: item.identifier() })),
          (module, id) => graph.setModuleId(module, id),
        );
      });
      compilation.hooks.chunkIds.tap('StableIds', (chunks) => {
        const open = [...chunks].filter(({ id }) => id === null);
        assignIds(
          open.map((item) => ({ item, ...this.namesOf(item, compilation.chunkGraph) })),
          (chunk, id) => {
            chunk.id = id;
            chunk.ids = [id];
          },
        );
      });
    });
  }
}

import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { DeliveryStores } from '../../../delivery/folders.ts';
import { MINUTE } from '../../../times.ts';
import type { PublishedFrame } from './reportedError.ts';

/** A place in the sources, or in the built file if its version has no source map. */
export interface SourcePlace {
  /** Path in the repository, or name of the built file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** That line of the sources; null: unknown. */
  readonly text: string | null;
}

/** Source maps in memory, in bytes as stored; decoded, they take a few times as much. The shell's largest has 3 MB. */
const MOST_BYTES = 12 * 1024 * 1024;
/** Scripts that are remembered, also those without a map. */
const MOST_SCRIPTS = 200;
/** An unused map is dropped: errors come in bursts. */
const KEPT_FOR = 10 * MINUTE;
/** Longest line of the sources that is kept. */
const LONGEST_LINE = 200;

const NO_MAP = 'no map';

const isExternal = (file: string): boolean => file.startsWith('node_modules/') || file.startsWith('webpack/');

/** The place that stands for the error: the innermost one in our own sources, else the innermost. */
export const mainPlace = (places: readonly SourcePlace[]): SourcePlace | null =>
  places.find(({ file }) => !isExternal(file)) ?? places[0] ?? null;

const scriptOf = ({ part, version, file }: PublishedFrame): string => [part, version, file].join('/');

/** Finds places of published scripts in the sources, by the source map that was stored with the version. */
export function createSourcePlaces({ artifacts, shell }: Pick<DeliveryStores, 'artifacts' | 'shell'>) {
  const maps = new LRUCache<string, TraceMap | typeof NO_MAP, PublishedFrame>({
    max: MOST_SCRIPTS,
    maxSize: MOST_BYTES,
    ttl: KEPT_FOR,
    ttlAutopurge: false,
    updateAgeOnGet: true,
    async fetchMethod(_key, _stale, { context: { part, version, file }, options }) {
      const bytes = part === 'shell' ? await shell.map(version, file) : await artifacts.map(part, version, file);
      options.size = bytes?.length ?? 1;
      return bytes === null ? NO_MAP : new TraceMap(bytes.toString('utf8'));
    },
  });

  async function find(frame: PublishedFrame): Promise<SourcePlace> {
    const { part, file, line, column } = frame;
    const built: SourcePlace = { file: `${part}/${file}`, line, column, text: null };
    const map = await maps.fetch(scriptOf(frame), { context: frame });
    if (map === undefined || map === NO_MAP) return built;
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (found.source === null) return built;
    const text = sourceContentFor(map, found.source)?.split('\n', found.line)[found.line - 1];
    return { file: found.source, line: found.line, column: found.column + 1, text: text?.trim().slice(0, LONGEST_LINE) ?? null };
  }

  return {
    find,
    /** How many maps have to be read and decoded to find these places. */
    unread: (frames: readonly PublishedFrame[]): number => new Set(frames.map(scriptOf).filter((script) => !maps.has(script))).size,
  };
}
export type SourcePlaces = ReturnType<typeof createSourcePlaces>;

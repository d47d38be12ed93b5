import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { DeliveryStores } from '../../../delivery/folders.ts';
import { sourceMapIn } from '../../../delivery/sourceMap.ts';
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
/** Longest line of the sources, and longest path of a source, that is kept. */
const LONGEST = { line: 200, path: 300 } as const;
/** Largest number of a line that the database takes. */
const LAST_LINE = 2 ** 31 - 1;

/** Stands for a script without a map, and for a map that is none or beyond the limits, so that it is read once. */
const NO_MAP = 'no map';

const isExternal = (file: string): boolean => file.startsWith('node_modules/') || file.startsWith('webpack/');

/** The place that stands for the error: the innermost one in our own sources, else the innermost. */
export const mainPlace = (places: readonly SourcePlace[]): SourcePlace | null =>
  places.find(({ file }) => !isExternal(file)) ?? places[0] ?? null;

const scriptOf = ({ part, version, file }: PublishedFrame): string => [part, version, file].join('/');

const builtPlace = ({ part, file, line, column }: PublishedFrame): SourcePlace => ({ file: `${part}/${file}`, line, column, text: null });

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
      const map = bytes === null ? null : sourceMapIn(bytes);
      options.size = map === null ? 1 : (bytes?.length ?? 1);
      return map === null ? NO_MAP : new TraceMap(map);
    },
  });

  async function find(frame: PublishedFrame): Promise<SourcePlace> {
    const { line, column } = frame;
    const map = await maps.fetch(scriptOf(frame), { context: frame });
    if (map === undefined || map === NO_MAP) return builtPlace(frame);
    const found = originalPositionFor(map, { line, column: column - 1 });
    // A map may name a source that it does not list, or a line that no file has.
    if (!found.source || found.line < 1 || found.line > LAST_LINE || found.column < 0 || found.column >= LAST_LINE)
      return builtPlace(frame);
    const text = sourceContentFor(map, found.source)?.split('\n', found.line)[found.line - 1];
    return {
      file: found.source.slice(0, LONGEST.path),
      line: found.line,
      column: found.column + 1,
      text: text?.trim().slice(0, LONGEST.line) ?? null,
    };
  }

  return {
    /**
     * The places of frames. Reads at most `mostMaps` source maps, one after the other; frames that would need more have
     * their place in the built file.
     */
    async findAll(frames: readonly PublishedFrame[], mostMaps: number): Promise<SourcePlace[]> {
      const places: SourcePlace[] = [];
      let read = 0;
      for (const frame of frames) {
        const isUnread = !maps.has(scriptOf(frame));
        if (isUnread && read >= mostMaps) places.push(builtPlace(frame));
        else {
          places.push(await find(frame));
          if (isUnread) read += 1;
        }
      }
      return places;
    },
    /** How many maps have to be read and decoded to find these places. */
    unread: (frames: readonly PublishedFrame[]): number => new Set(frames.map(scriptOf).filter((script) => !maps.has(script))).size,
  };
}
export type SourcePlaces = ReturnType<typeof createSourcePlaces>;

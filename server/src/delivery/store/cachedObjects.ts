import { LRUCache } from 'lru-cache';
import type { ObjectStore } from './objectStore.ts';

const MOST_BYTES = 64 * 1024 * 1024;

interface Options {
  /** Milliseconds after which an object is read again. Default: never. */
  readonly keptFor?: number;
}

/** Caches objects in memory, up to a limit. For objects that never change once they exist: see `isFixed`. */
export function cachedObjects(objects: ObjectStore, isFixed: (key: string) => boolean, { keptFor = 0 }: Options = {}): ObjectStore {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    ttl: keptFor,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    // Concurrent calls share one request. A missing object is not cached: it may be created later.
    fetchMethod: async (key) => (await objects.get(key)) ?? undefined,
  });
  return {
    ...objects,
    get: async (key) => (isFixed(key) ? ((await kept.fetch(key)) ?? null) : objects.get(key)),
    async remove(key) {
      await objects.remove(key);
      kept.delete(key);
    },
  };
}

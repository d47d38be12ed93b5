import * as z from 'zod/mini';
import type { ObjectStore } from './store/objectStore.ts';

/**
 * Versions that something outside the registry needs, such as `mf-landers@1.4.0`. They are in the store, where `gc`
 * reads them.
 */
const Pins = z.object({ needed: z.array(z.string()) });

const keyOf = (name: string): string => `pins/${name}.json`;
const FOLDER = 'pins/';

/** Stores what `name` needs from now on, replacing what it needed before. */
export const writePins = (objects: ObjectStore, name: string, needed: readonly string[]): Promise<void> =>
  objects.put(keyOf(name), Buffer.from(JSON.stringify({ needed })));

/** All needed versions. Throws for a malformed file, because what it names must not be removed by mistake. */
export async function readPins(objects: ObjectStore): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const { key } of await objects.list(FOLDER)) {
    const bytes = await objects.get(key);
    if (bytes === null) continue;
    for (const version of Pins.parse(JSON.parse(bytes.toString('utf8'))).needed) needed.add(version);
  }
  return needed;
}

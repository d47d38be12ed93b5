import * as z from 'zod/mini';
import type { ObjectStore } from './store/objectStore.ts';

/** Versions that something outside of the registry needs, each as `mf-landers@1.4.0`. They lie in the store, where `gc` looks. */
const Pins = z.object({ needed: z.array(z.string()) });

const keyOf = (name: string): string => `pins/${name}.json`;
const FOLDER = 'pins/';

/** Says what `name` needs from now on; what it needed before is forgotten. */
export const writePins = (objects: ObjectStore, name: string, needed: readonly string[]): Promise<void> =>
  objects.put(keyOf(name), Buffer.from(JSON.stringify({ needed })));

/** Everything that anyone needs. Throws for a file that is no list: what it names must not be removed by mistake. */
export async function readPins(objects: ObjectStore): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const { key } of await objects.list(FOLDER)) {
    const bytes = await objects.get(key);
    if (bytes === null) continue;
    for (const version of Pins.parse(JSON.parse(bytes.toString('utf8'))).needed) needed.add(version);
  }
  return needed;
}

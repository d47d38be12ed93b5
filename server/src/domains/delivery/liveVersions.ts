import type { Registry } from '@amarena/shared/federation/registry';
import type { DeliveryStores } from '../../delivery/folders.ts';
import { readPins } from '../../delivery/pins.ts';
import { StoreUnavailable } from '../../delivery/store/objectStore.ts';
import { MINUTE } from '../../times.ts';
import { namedIn } from './figures.ts';

/** Milliseconds for which the versions of landers are kept. */
const PINS_KEPT = MINUTE;

/** The versions that landers were published with. While the store cannot be reached, those read last. */
function recentPins(objects: DeliveryStores['objects']): () => Promise<ReadonlySet<string>> {
  let known: ReadonlySet<string> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known !== null && Date.now() - readAt < PINS_KEPT) return known;
    try {
      known = await readPins(objects);
    } catch (error) {
      if (known === null || !(error instanceof StoreUnavailable)) throw error;
    }
    readAt = Date.now();
    return known;
  };
}

/**
 * True for a version that pages start or started until now: those that the registry names, and those that landers were
 * published with. Anyone can name the others, which are as many as were ever published.
 */
export function createIsLive(newest: () => Promise<Registry>, objects: DeliveryStores['objects']) {
  const pins = recentPins(objects);
  return async (remote: string, version: string): Promise<boolean> => {
    const registry = await newest();
    if (remote === 'shell') return [registry.shell?.active, registry.shell?.previous].some((named) => named?.version === version);
    if (namedIn(registry).some((named) => named.remote === remote && named.version === version)) return true;
    return (await pins()).has(`${remote}@${version}`);
  };
}

/** True for a published version: of the shell, for one that is live. What is published stays so, and is looked up once. */
export function createIsPublished(isLive: (remote: string, version: string) => Promise<boolean>, artifacts: DeliveryStores['artifacts']) {
  const published = new Set<string>();
  return async (remote: string, version: string): Promise<boolean> => {
    const name = `${remote}@${version}`;
    if (published.has(name)) return true;
    const found = remote === 'shell' ? await isLive(remote, version) : (await artifacts.manifest(remote, version)) !== null;
    if (found) published.add(name);
    return found;
  };
}

import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';
import type { Candidate } from '../check.ts';
import { type DeliveryStores, OWN_ARTIFACTS } from '../folders.ts';
import type { ObjectStore } from '../store/objectStore.ts';

export interface Overlay {
  readonly delivery: DeliveryStores;
  /** Puts published versions in place of the live ones, with no fallback; replaces those put before. */
  put(candidates: readonly Candidate[]): void;
}

type Remotes = Registry['remotes'];

const withoutCanaries = (remotes: Remotes): Remotes =>
  Object.fromEntries(
    (Object.entries(remotes) as [string, RegistryRemote][]).map(([remote, entry]) => [remote, { ...entry, canary: null }]),
  );

function withCandidates(registry: Registry, candidates: readonly Candidate[]): Registry {
  const remotes = withoutCanaries(registry.remotes);
  let { shell } = registry;
  for (const { part, manifest } of candidates) {
    const alone = { active: { version: manifest.version, at: manifest.built_at, by: 'smoke mount' }, previous: null };
    if (part === 'shell') shell = alone;
    else remotes[manifest.remote] = { ...alone, canary: null, taken_back: null };
  }
  return { ...registry, shell, remotes };
}

/** The live set with some versions put over it, for one site: nothing is written, and no canary runs. */
export function overlay(real: DeliveryStores): Overlay {
  // The site runs as it always does, and writes its figures and pins: here, nowhere.
  const objects: ObjectStore = { ...real.objects, put: async () => undefined, putOnce: async () => true, remove: async () => undefined };
  let candidates: readonly Candidate[] = [];
  let puts = 0;
  // Both numbers only grow, so an equal sum means that neither changed.
  const over = (registry: Registry): Registry => ({
    ...withCandidates(registry, candidates),
    generation: registry.generation + puts,
  });
  return {
    delivery: {
      ...real,
      objects,
      // The site serves the files itself: another origin may accept only the real site.
      artifactsAddress: OWN_ARTIFACTS,
      askEvery: 0,
      registry: {
        generation: async () => (await real.registry.generation()) + puts,
        read: async () => over(await real.registry.read()),
        async newestReadable() {
          const registry = await real.registry.newestReadable();
          return registry === null ? null : over(registry);
        },
        lately: (most, enough) => real.registry.lately(most, enough),
        after: (generation) => real.registry.after(generation),
        history: () => real.registry.history(),
        newestWhere: (matches) => real.registry.newestWhere(matches),
        write: async () => {
          throw new Error('The site of a smoke mount writes no registry.');
        },
      },
    },
    put(next) {
      candidates = next;
      puts += 1;
    },
  };
}

import { Generation, REGISTRY_SCHEMA_VERSION, type Registry } from '@amarena/shared/federation/registry';
import { type ObjectStore, StoreUnavailable } from './store/objectStore.ts';

/** Where the registry lies. Every generation is kept, so that any of them can be named and returned to. */
export interface RegistryStore {
  /** Number of the newest generation, 0 before the first; cheap enough for every request. */
  generation(): Promise<number>;
  /** The newest generation. Throws `RegistryBroken` where it cannot be trusted: nobody may write after it then. */
  read(): Promise<Registry>;
  /** The newest generation that can be read, for a site that has to show something; null: none can. */
  newestReadable(): Promise<Registry | null>;
  /** All generations, oldest first. Throws `RegistryBroken`. */
  history(): Promise<Generation[]>;
  /** The newest generation that matches, reading no further back than it must; null: none does. Throws `RegistryBroken`. */
  newestWhere(matches: (entry: Generation) => boolean): Promise<Generation | null>;
  /** Writes the next generation. False: someone else wrote that generation first, and nothing changed. */
  write(entry: Generation): Promise<boolean>;
}

/** A registry that cannot be trusted. The message names the object and what is wrong with it. */
export class RegistryBroken extends Error {
  constructor(place: string, key: string, why: string) {
    super(`${place}: ${key} ${why}`);
    this.name = 'RegistryBroken';
  }
}

const EMPTY_REGISTRY: Registry = { schemaVersion: REGISTRY_SCHEMA_VERSION, generation: 0, shell: null, remotes: {} };

/** Generations asked for at once on the way back: one after the other would make a distant one slow. */
const STRIDE = 16;

const FOLDER = 'registry/';
/** Highest generation that was ever written: without it nobody would notice that the newest file was removed. */
const HIGHEST_KEY = `${FOLDER}highest.json`;

const keyOf = (generation: number): string => `${FOLDER}${String(generation).padStart(8, '0')}.json`;
const numberOf = (key: string): number[] => {
  const digits = key.slice(FOLDER.length).match(/^(\d{8})\.json$/)?.[1];
  return digits === undefined ? [] : [Number.parseInt(digits, 10)];
};

/** True for the key of a generation, which never changes once it is there. */
export const isGeneration = (key: string): boolean => key.startsWith(FOLDER) && numberOf(key).length > 0;

const schemaVersionOf = (document: unknown): unknown => {
  const registry = typeof document === 'object' && document !== null && 'registry' in document ? document.registry : undefined;
  return typeof registry === 'object' && registry !== null && 'schemaVersion' in registry ? registry.schemaVersion : undefined;
};

const isHighest = (document: unknown): document is { generation: number } =>
  typeof document === 'object' && document !== null && 'generation' in document && typeof document.generation === 'number';

/**
 * The registry of a store: one object for each generation, the highest number is in force. A generation is created
 * under its number, which fails where the number is taken: that is the compare-and-set, it needs no lock, and a crash
 * at any moment leaves the newest whole generation in force.
 */
export function registryStore(objects: ObjectStore): RegistryStore {
  const broken = (key: string, why: string) => new RegistryBroken(objects.place, key, why);
  const parsed = (key: string, bytes: Buffer): unknown => {
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch {
      throw broken(key, 'is not JSON. Restore it as it was written.');
    }
  };
  /** Generations behind one that is known are few, so a long history costs nothing. */
  let known = 0;
  const generations = async (after: number): Promise<number[]> =>
    (await objects.list(FOLDER, after === 0 ? undefined : keyOf(after))).map(({ key }) => key).flatMap(numberOf);
  const generation = async (): Promise<number> => {
    // From the one before the newest, so that a newest one that was removed is missed.
    const found = await generations(Math.max(0, known - 1));
    known = found.at(-1) ?? (await generations(0)).at(-1) ?? 0;
    return known;
  };

  async function entry(number: number): Promise<Generation> {
    const key = keyOf(number);
    const bytes = await objects.get(key);
    if (bytes === null) throw broken(key, 'is missing. Restore it.');
    const document = parsed(key, bytes);
    const found = schemaVersionOf(document);
    if (found !== REGISTRY_SCHEMA_VERSION)
      throw broken(
        key,
        `is a registry with schemaVersion ${JSON.stringify(found)}; this code reads ${REGISTRY_SCHEMA_VERSION}. ` +
          'Run the release that wrote it, or return to the last generation that this release knows.',
      );
    const read = Generation.safeParse(document);
    if (!read.success) throw broken(key, `is not as it was written: ${read.error.message} Restore it.`);
    if (read.data.generation !== number || read.data.registry.generation !== number)
      throw broken(key, `says that it is generation ${read.data.registry.generation}. A generation never goes back: restore it.`);
    return read.data;
  }

  async function highest(): Promise<number> {
    const bytes = await objects.get(HIGHEST_KEY);
    if (bytes === null) return 0;
    const document = parsed(HIGHEST_KEY, bytes);
    if (!isHighest(document)) throw broken(HIGHEST_KEY, 'names no generation. Restore it, or remove it.');
    return document.generation;
  }

  return {
    generation,
    async read() {
      const [before, newest] = [await highest(), await generation()];
      if (newest < before)
        throw broken(
          keyOf(before),
          `was in force and is missing; the newest one is ${newest}. Restore it, or remove ${HIGHEST_KEY} to go on.`,
        );
      return newest === 0 ? EMPTY_REGISTRY : (await entry(newest)).registry;
    },
    async newestReadable() {
      for (const number of (await generations(0)).reverse()) {
        try {
          return (await entry(number)).registry;
        } catch (error) {
          if (!(error instanceof RegistryBroken)) throw error;
        }
      }
      return null;
    },
    history: async () => Promise.all((await generations(0)).map(entry)),
    async newestWhere(matches) {
      const numbers = (await generations(0)).reverse();
      for (let start = 0; start < numbers.length; start += STRIDE) {
        const found = (await Promise.all(numbers.slice(start, start + STRIDE).map(entry))).find(matches);
        if (found !== undefined) return found;
      }
      return null;
    },
    async write(next) {
      if (!(await objects.putOnce(keyOf(next.generation), Buffer.from(`${JSON.stringify(next, null, 1)}\n`)))) return false;
      await objects.put(HIGHEST_KEY, Buffer.from(JSON.stringify({ generation: next.generation }))).catch((error: unknown) => {
        // The generation is in force already; the mark is a lower bound and grows with the next one.
        if (!(error instanceof StoreUnavailable)) throw error;
      });
      return true;
    },
  };
}

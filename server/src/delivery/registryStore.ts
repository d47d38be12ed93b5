import { mistakesIn } from '@amarena/shared/federation/mistakes';
import { Generation, REGISTRY_SCHEMA_VERSION, type Registry } from '@amarena/shared/federation/registry';
import { type ObjectStore, StoreUnavailable } from './store/objectStore.ts';

/** Where the registry is stored. Every generation is kept, so that any of them can be returned to. */
export interface RegistryStore {
  /** Number of the newest generation, 0 before the first; cheap enough for every request. */
  generation(): Promise<number>;
  /** The newest generation. Throws `RegistryBroken` if it cannot be trusted; then it must not be written to. */
  read(): Promise<Registry>;
  /** The newest readable generation, for a site that has to show something; null if none can be read. */
  newestReadable(): Promise<Registry | null>;
  /**
   * The registries of the newest generations, newest first, without those that cannot be read: no further back than
   * until these are `enough`, and `most` at most.
   */
  lately(most: number, enough: (read: readonly Registry[]) => boolean): Promise<Registry[]>;
  /** The registries of all generations after one, oldest first. Throws `RegistryBroken`. */
  after(generation: number): Promise<Registry[]>;
  /** All generations, oldest first. Throws `RegistryBroken`. */
  history(): Promise<Generation[]>;
  /**
   * The newest generation that matches, reading no further back than necessary; null if none does. Throws
   * `RegistryBroken`.
   */
  newestWhere(matches: (entry: Generation) => boolean): Promise<Generation | null>;
  /** Writes the next generation. False if someone else wrote that generation first; then nothing changed. */
  write(entry: Generation): Promise<boolean>;
}

/** The registry cannot be trusted. The message names the object and what is wrong with it. */
export class RegistryBroken extends Error {
  constructor(place: string, key: string, why: string) {
    super(`${place}: ${key} ${why}`);
    this.name = 'RegistryBroken';
  }
}

const EMPTY_REGISTRY: Registry = { schemaVersion: REGISTRY_SCHEMA_VERSION, generation: 0, shell: null, remotes: {}, retired: {} };

/** How many generations are read at once on the way back: one by one, a distant one would be slow to find. */
const STRIDE = 16;

const FOLDER = 'registry/';
/** The highest generation that was ever written: without it, removing the newest file would go unnoticed. */
const HIGHEST_KEY = `${FOLDER}highest.json`;

const keyOf = (generation: number): string => `${FOLDER}${String(generation).padStart(8, '0')}.json`;
const numberOf = (key: string): number[] => {
  const digits = key.slice(FOLDER.length).match(/^(\d{8})\.json$/)?.[1];
  return digits === undefined ? [] : [Number.parseInt(digits, 10)];
};

/** True for the key of a generation, which never changes once it exists. */
export const isGeneration = (key: string): boolean => key.startsWith(FOLDER) && numberOf(key).length > 0;

const schemaVersionOf = (document: unknown): unknown => {
  const registry = typeof document === 'object' && document !== null && 'registry' in document ? document.registry : undefined;
  return typeof registry === 'object' && registry !== null && 'schemaVersion' in registry ? registry.schemaVersion : undefined;
};

const isHighest = (document: unknown): document is { generation: number } =>
  typeof document === 'object' && document !== null && 'generation' in document && typeof document.generation === 'number';

/** A generation as it was written, checked. `broken`: an error with the reason. */
function generationIn(document: unknown, number: number, broken: (why: string) => RegistryBroken): Generation {
  const found = schemaVersionOf(document);
  if (found !== REGISTRY_SCHEMA_VERSION)
    throw broken(
      `is a registry with schemaVersion ${JSON.stringify(found)}; this code reads ${REGISTRY_SCHEMA_VERSION}. ` +
        'Run the release that wrote it, or return to the last generation that this release knows.',
    );
  const read = Generation.safeParse(document);
  if (!read.success) throw broken(`is not as it was written: ${mistakesIn(read.error)} Restore it.`);
  if (read.data.generation !== number || read.data.registry.generation !== number)
    throw broken(`says that it is generation ${read.data.registry.generation}. A generation never goes back: restore it.`);
  return read.data;
}

/**
 * The registry in a store: one object per generation, of which the highest is in force. A generation is created under
 * its number, which fails if the number is taken. That is the compare-and-set: it needs no lock, and a crash at any
 * moment leaves the newest complete generation in force.
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
  /** The newest known generation. Few follow a known one, so a long history costs nothing. */
  let known = 0;
  const generations = async (after: number): Promise<number[]> =>
    (await objects.list(FOLDER, after === 0 ? undefined : keyOf(after))).map(({ key }) => key).flatMap(numberOf);
  const generation = async (): Promise<number> => {
    // Starts at the one before the newest, so that a removed newest generation is noticed.
    const found = await generations(Math.max(0, known - 1));
    known = found.at(-1) ?? (await generations(0)).at(-1) ?? 0;
    return known;
  };

  async function entry(number: number): Promise<Generation> {
    const key = keyOf(number);
    const bytes = await objects.get(key);
    if (bytes === null) throw broken(key, 'is missing. Restore it.');
    return generationIn(parsed(key, bytes), number, (why) => broken(key, why));
  }

  const readable = (number: number): Promise<Registry | null> =>
    entry(number).then(
      ({ registry }) => registry,
      (error: unknown) => {
        if (error instanceof RegistryBroken) return null;
        throw error;
      },
    );

  /** What `read` returns for the newest generations, at most `most`: newest first, a stride at a time. */
  async function* backwards<Read>(read: (number: number) => Promise<Read>, most = Number.POSITIVE_INFINITY): AsyncGenerator<Read[]> {
    const numbers = (await generations(0)).slice(-most).reverse();
    for (let start = 0; start < numbers.length; start += STRIDE) yield await Promise.all(numbers.slice(start, start + STRIDE).map(read));
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
      for await (const stride of backwards(readable)) {
        const found = stride.find((registry) => registry !== null);
        if (found) return found;
      }
      return null;
    },
    async lately(most, enough) {
      const found: Registry[] = [];
      for await (const stride of backwards(readable, most)) {
        found.push(...stride.filter((registry) => registry !== null));
        if (enough(found)) break;
      }
      return found;
    },
    after: async (number) => Promise.all((await generations(number)).map(async (next) => (await entry(next)).registry)),
    history: async () => Promise.all((await generations(0)).map(entry)),
    async newestWhere(matches) {
      for await (const stride of backwards(entry)) {
        const found = stride.find(matches);
        if (found !== undefined) return found;
      }
      return null;
    },
    async write(next) {
      if (!(await objects.putOnce(keyOf(next.generation), Buffer.from(`${JSON.stringify(next, null, 1)}\n`)))) return false;
      await objects.put(HIGHEST_KEY, Buffer.from(JSON.stringify({ generation: next.generation }))).catch((error: unknown) => {
        // The generation is already in force; the mark is a lower bound and grows with the next one.
        if (!(error instanceof StoreUnavailable)) throw error;
      });
      return true;
    },
  };
}

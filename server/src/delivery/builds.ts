import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { mistakesIn } from '@amarena/shared/federation/mistakes';
import { MAPS_FOLDER, mapOf } from '@amarena/shared/federation/sourceMaps';
import type * as z from 'zod/mini';
import { hasCode } from './fileErrors.ts';
import { MAP_LIMITS } from './sourceMap.ts';
import type { ObjectStore } from './store/objectStore.ts';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** The bytes of a stored source map; null if there are too many. */
async function unpackedMap(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await unpacked(bytes, { maxOutputLength: MAP_LIMITS.bytes });
  } catch (error) {
    if (hasCode(error, 'ERR_BUFFER_TOO_LARGE')) return null;
    throw error;
  }
}

/** True for a name that may be part of an address of the store: it cannot lead out of it. */
export const isSafeName = (name: string): boolean => /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/.test(name);

/** A manifest that this release cannot read: broken, or written by another release. */
export class ManifestUnreadable extends Error {
  constructor(place: string, key: string, why: string) {
    super(`${place}: ${key} is not a manifest that this release can read: ${why}`);
    this.name = 'ManifestUnreadable';
  }
}

/**
 * The outcome of putting a version into the store. `in_the_way`: another publication of the version left this file with
 * different bytes.
 */
export type Put = { readonly kind: 'stored' } | { readonly kind: 'there' } | { readonly kind: 'in_the_way'; readonly file: string };

/** Published versions of one part under `<folder>/<version>/`. A version counts only with its manifest. */
export interface VersionFolder<Described> {
  /** The manifest of a version; null if not published. Throws `ManifestUnreadable`. */
  manifest(version: string): Promise<Described | null>;
  /** One file, including its `.br` and `.gz` forms; null if there is none. */
  read(version: string, file: string): Promise<Buffer | null>;
  /**
   * Stores a version: its files first, its manifest last, so that an interrupted one does not count and can be
   * repeated.
   */
  put(version: string, files: ReadonlyMap<string, Buffer>): Promise<Put>;
  /** The source map of a script; null if there is none, or one that is larger than `MAP_LIMITS` allows. No route may send it. */
  map(version: string, script: string): Promise<Buffer | null>;
  /** Stores the source map of a script, unless there is one. */
  putMap(version: string, script: string, bytes: Buffer): Promise<void>;
}

interface Place {
  readonly part: string;
  /** Folder of its versions in the store. */
  readonly folder: string;
}

const firstFailure = (outcomes: readonly PromiseSettledResult<unknown>[]): PromiseRejectedResult | undefined =>
  outcomes.find((outcome) => outcome.status === 'rejected');

export function versionFolder<Schema extends z.ZodMiniType>(
  objects: ObjectStore,
  { part, folder }: Place,
  schema: Schema,
): VersionFolder<z.infer<Schema>> {
  const keyIn = (where: string, version: string, file: string): string => {
    if (!isSafeName(version) || !isSafeName(file)) throw new Error(`"${version}/${file}" is not a valid name of an artifact.`);
    return `${where}/${version}/${file}`;
  };
  const keyOf = (version: string, file: string): string => keyIn(folder, version, file);
  const mapKeyOf = (version: string, script: string): string => keyIn(`${MAPS_FOLDER}/${part}`, version, `${mapOf(script)}.gz`);
  const read: VersionFolder<unknown>['read'] = async (version, file) =>
    isSafeName(version) && isSafeName(file) ? objects.get(keyOf(version, file)) : null;
  /** True if the file has these bytes, now or from before. */
  const kept = async (key: string, bytes: Buffer): Promise<boolean> =>
    (await objects.putOnce(key, bytes)) || (await objects.get(key))?.equals(bytes) === true;
  return {
    read,
    async manifest(version) {
      const bytes = await read(version, MANIFEST_FILE);
      if (bytes === null) return null;
      const unreadable = (why: string) => new ManifestUnreadable(objects.place, keyOf(version, MANIFEST_FILE), why);
      let document: unknown;
      try {
        document = JSON.parse(bytes.toString('utf8'));
      } catch {
        throw unreadable('it is not JSON');
      }
      const parsed = schema.safeParse(document);
      if (!parsed.success) throw unreadable(mistakesIn(parsed.error));
      return parsed.data;
    },
    async put(version, files) {
      const manifest = files.get(MANIFEST_FILE);
      if (manifest === undefined) throw new Error(`A version without ${MANIFEST_FILE} does not count.`);
      if ((await read(version, MANIFEST_FILE)) !== null) return { kind: 'there' };
      const others = [...files].filter(([file]) => file !== MANIFEST_FILE);
      const outcomes = await Promise.allSettled(others.map(([file, bytes]) => kept(keyOf(version, file), bytes)));
      const failed = firstFailure(outcomes);
      if (failed !== undefined) throw failed.reason;
      const inTheWay = others.find((_file, index) => outcomes[index]?.status === 'fulfilled' && !outcomes[index].value);
      if (inTheWay !== undefined) return { kind: 'in_the_way', file: inTheWay[0] };
      return { kind: (await objects.putOnce(keyOf(version, MANIFEST_FILE), manifest)) ? 'stored' : 'there' };
    },
    async map(version, script) {
      const bytes = isSafeName(version) && isSafeName(script) ? await objects.get(mapKeyOf(version, script)) : null;
      return bytes === null ? null : unpackedMap(bytes);
    },
    async putMap(version, script, bytes) {
      await objects.putOnce(mapKeyOf(version, script), await packed(bytes));
    },
  };
}

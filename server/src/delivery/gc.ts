import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import type { Generation, Registry } from '@amarena/shared/federation/registry';
import { MAPS_FOLDER } from '@amarena/shared/federation/sourceMaps';
import { DAY } from '../times.ts';
import { ARTIFACTS_FOLDER } from './artifactStore.ts';
import { readPins } from './pins.ts';
import { PROVENANCE_FOLDER } from './provenance/provenance.ts';
import type { Refusal } from './refusal.ts';
import type { RegistryStore } from './registryStore.ts';
import { versionsIn } from './rollback.ts';
import { SHELL_FOLDER } from './shellBuilds.ts';
import type { ObjectStore, StoredObject } from './store/objectStore.ts';
import { orRefusal } from './troubles.ts';

/**
 * Open pages keep the versions they started with, and the work of a Friday is looked at on Monday: never less than a
 * week.
 */
const LEAST_DAYS = 7;
export const USUAL_DAYS = 30;

export interface GcOptions {
  /** Versions that were live or published within these last days are kept. */
  readonly days: number;
  /** True: only lists what would be removed. */
  readonly dry: boolean;
}

export interface Removed {
  /** `mf-chat@1.2.0`. */
  readonly what: string;
  readonly bytes: number;
  readonly why: 'unused' | 'cut off';
}

interface GcDeps {
  readonly objects: ObjectStore;
  readonly registry: RegistryStore;
  readonly now: () => Date;
}

interface StoredVersion {
  readonly name: string;
  readonly version: string;
  readonly objects: readonly StoredObject[];
}

const named = (name: string, version: string): string => `${name}@${version}`;

/** Also the last version of a guest that was retired: it may return, and is compared with what it had. */
const namedIn = (registry: Registry): string[] => [
  ...[...versionsIn(registry)].flatMap(([name, versions]) => [...versions].map((version) => named(name, version))),
  ...Object.entries(registry.retired).map(([name, { version }]) => named(name, version)),
];

/**
 * Versions that a page may have started with since `since`: those of every generation that was in force at some time
 * after it.
 */
function inUse(history: readonly Generation[], since: Date): Set<string> {
  const inForce = history.filter((_entry, index) => {
    const next = history[index + 1];
    return next === undefined || new Date(next.at) > since;
  });
  return new Set(inForce.flatMap(({ registry }) => namedIn(registry)));
}

async function storedVersions(objects: ObjectStore): Promise<StoredVersion[]> {
  const found = new Map<string, { name: string; version: string; objects: StoredObject[] }>();
  const add = (name: string, version: string, object: StoredObject): void => {
    const one = found.get(named(name, version)) ?? { name, version, objects: [] };
    one.objects.push(object);
    found.set(named(name, version), one);
  };
  for (const folder of [ARTIFACTS_FOLDER, MAPS_FOLDER, PROVENANCE_FOLDER])
    for (const object of await objects.list(`${folder}/`)) {
      const [, part, version, file] = object.key.split('/');
      if (part !== undefined && version !== undefined && file !== undefined) add(part, version, object);
    }
  for (const object of await objects.list(`${SHELL_FOLDER}/`)) {
    const [, version, file] = object.key.split('/');
    if (version !== undefined && file !== undefined) add('shell', version, object);
  }
  return [...found.values()];
}

const isManifest = ({ key }: StoredObject): boolean => key.endsWith(`/${MANIFEST_FILE}`);

async function removeVersion(objects: ObjectStore, { objects: all }: StoredVersion): Promise<void> {
  // Deletes the manifest first: an interrupted removal leaves no incomplete version that looks published.
  for (const { key } of all.filter(isManifest)) await objects.remove(key);
  for (const { key } of all.filter((object) => !isManifest(object))) await objects.remove(key);
}

/**
 * Removes published versions that no page can need any more, and publications that were interrupted more than a day
 * ago. Never removes a version that the registry names, that was in force or published within the last days, or that a
 * published lander needs.
 */
export const gc = ({ objects, registry, now }: GcDeps, { days, dry }: GcOptions): Promise<Result<Removed[], Refusal>> =>
  orRefusal(async () => {
    if (days < LEAST_DAYS)
      return failure({
        rule: 'order_unclear',
        found: `--days ${days}`,
        expected: `${LEAST_DAYS} or more`,
        remedy: 'Open pages keep the versions they started with, and need them for a week.',
      });
    const since = new Date(now().getTime() - days * DAY);
    const yesterday = new Date(now().getTime() - DAY);
    const stored = await storedVersions(objects);
    const used = inUse(await registry.history(), since);
    const pinned = await readPins(objects);
    const removed: Removed[] = [];
    for (const one of stored) {
      const what = named(one.name, one.version);
      const newest = new Date(Math.max(...one.objects.map(({ at }) => at.getTime())));
      const whole = one.objects.some(isManifest);
      if (used.has(what) || pinned.has(what) || newest > (whole ? since : yesterday)) continue;
      // Read again each time: someone may have activated an old version since the history was read.
      if (namedIn(await registry.read()).includes(what)) continue;
      if (!dry) await removeVersion(objects, one);
      removed.push({ what, bytes: one.objects.reduce((sum, { bytes }) => sum + bytes, 0), why: whole ? 'unused' : 'cut off' });
    }
    return success(removed);
  });

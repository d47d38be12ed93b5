import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry } from '@amarena/shared/federation/registry';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { LRUCache } from 'lru-cache';
import { ManifestUnreadable } from '../builds.ts';
import type { DeliveryStores } from '../folders.ts';
import type { LiveRegistry } from '../liveSnapshot.ts';
import type { PartName } from '../part.ts';
import { versionsIn } from '../rollback.ts';
import { isSentAsDelta, lastingName } from './fileName.ts';

/** A file of a published version. */
export interface PublishedFile {
  readonly part: PartName;
  readonly version: string;
  readonly file: string;
}

/** A file, and an older one from which it may be sent as the difference. `dictionary`: SHA-256 of the older one, Base64. */
export interface Pair {
  readonly wanted: PublishedFile;
  readonly from: PublishedFile;
  readonly dictionary: string;
}

export interface SourcesDeps extends Pick<DeliveryStores, 'artifacts' | 'shell' | 'registry'> {
  readonly live: () => Promise<LiveRegistry>;
}

export interface Sources {
  /** The pair of a file that pages may start now and the recent one with this hash; null if either is none. Throws `StoreUnavailable`. */
  pairFor(wanted: PublishedFile, dictionary: string): Promise<Pair | null>;
  /**
   * The pairs between the versions that a part has now, of each part that had others in the generation `since`. Throws
   * `StoreUnavailable`.
   */
  pairsSince(since: number): Promise<Pair[]>;
}

/** The last versions of a part are the ones that browsers may have. */
const VERSIONS = 20;
/** Every release of any part is a generation, so that some of a rarely released part are far apart. */
const MOST_GENERATIONS = 1_600;
/** For each part, its versions of now and those of a moment ago. */
const KNOWN_KEPT = 64;

type BuildManifest = Manifest | ShellManifest;
/** Published files that browsers may have, by what their name and their hash are. */
type Known = ReadonlyMap<string, PublishedFile>;

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): boolean =>
  one.size === other.size && [...one].every((version) => other.has(version));

const keyOf = (file: string, sha256: string): string => `${lastingName(file)} ${sha256}`;

/** The parts that have other versions in one of these registries than in the next one. */
const partsChanged = (registries: readonly Registry[]): Set<PartName> =>
  new Set(
    registries.slice(1).flatMap((older, at) => {
      const [after, before] = [versionsIn(registries[at] ?? older), versionsIn(older)];
      return [...after].filter(([part, versions]) => !areSame(versions, before.get(part))).map(([part]) => part);
    }),
  );

/** The versions of a part that pages may start now. */
function liveVersions({ shell, remotes }: LiveRegistry, part: PartName): readonly (BuildManifest | null)[] {
  if (part === 'shell') return [shell];
  const versions = remotes[part];
  return versions === undefined ? [] : [versions.active, versions.previous, versions.canary?.manifest ?? null];
}

/** Each file of `after` that `before` has, too, under the same name. */
function pairsBetween(part: PartName, before: BuildManifest, after: BuildManifest): Pair[] {
  const had = new Map(Object.entries(before.files).map(([file, { sha256 }]) => [lastingName(file), { file, sha256 }]));
  return Object.keys(after.files)
    .filter(isSentAsDelta)
    .flatMap((file) => {
      const { file: old, sha256 } = had.get(lastingName(file)) ?? {};
      if (old === undefined || sha256 === undefined) return [];
      return [
        {
          wanted: { part, version: after.version, file },
          from: { part, version: before.version, file: old },
          dictionary: sha256,
        },
      ];
    });
}

/** Which published files can be sent as the difference from which others: only those that the registry names. */
export function createSources({ artifacts, shell, registry, live }: SourcesDeps): Sources {
  const manifestOf = (part: PartName, version: string): Promise<BuildManifest | null> =>
    (part === 'shell' ? shell.manifest(version) : artifacts.manifest(part, version)).catch((error: unknown) => {
      // Written by an older release, so no page that this one served has its files.
      if (error instanceof ManifestUnreadable) return null;
      throw error;
    });

  const manifestsOf = async (part: PartName, versions: Iterable<string>): Promise<BuildManifest[]> =>
    (await Promise.all([...versions].map((version) => manifestOf(part, version)))).filter((manifest) => manifest !== null);

  async function recentVersions(part: PartName): Promise<string[]> {
    const versionsOf = (entries: readonly Registry[]) => [...new Set(entries.flatMap((entry) => [...(versionsIn(entry).get(part) ?? [])]))];
    const recent = await registry.lately(MOST_GENERATIONS, (entries) => versionsOf(entries).length >= VERSIONS);
    return versionsOf(recent).slice(0, VERSIONS);
  }

  async function readKnown(part: PartName): Promise<Known> {
    const known = new Map<string, PublishedFile>();
    for (const { version, files } of await manifestsOf(part, await recentVersions(part)))
      for (const [file, { sha256 }] of Object.entries(files))
        if (sha256 !== undefined) known.set(keyOf(file, sha256), { part, version, file });
    return known;
  }

  /** How often a part has changed since the start, so that one that has its former versions again is read again. */
  const changes = new Map<PartName, number>();
  const knownOf = new LRUCache<string, Known, PartName>({
    max: KNOWN_KEPT,
    fetchMethod: (_key, _stale, { context: part }) => readKnown(part),
  });

  return {
    async pairFor(wanted, dictionary) {
      const { part, version, file } = wanted;
      const started = liveVersions(await live(), part).filter((manifest) => manifest !== null);
      const manifest = started.find((one) => one.version === version);
      if (manifest === undefined || !Object.hasOwn(manifest.files, file)) return null;
      // Read again after a release of this part, and of no other one.
      const key = [part, changes.get(part) ?? 0, ...started.map((one) => one.version)].join(' ');
      const from = (await knownOf.fetch(key, { context: part }))?.get(keyOf(file, dictionary));
      return from === undefined ? null : { wanted, from, dictionary };
    },
    async pairsSince(since) {
      const recent = await registry.lately(MOST_GENERATIONS, (entries) => entries.some(({ generation }) => generation <= since));
      const [newest] = recent;
      const before = recent.find(({ generation }) => generation <= since);
      if (newest === undefined || before === undefined) return [];
      for (const part of partsChanged(recent.slice(0, recent.indexOf(before) + 1))) changes.set(part, (changes.get(part) ?? 0) + 1);
      const then = versionsIn(before);
      const changed = [...versionsIn(newest)].filter(([part, versions]) => !areSame(versions, then.get(part)));
      const pairs = changed.map(async ([part, versions]) => {
        const after = await manifestsOf(part, versions);
        // Browsers may have what was live before, also if nothing names it any more, as after a rollback.
        const had = await manifestsOf(part, new Set([...versions, ...(then.get(part) ?? [])]));
        return after.flatMap((wanted) => had.flatMap((one) => (one.version === wanted.version ? [] : pairsBetween(part, one, wanted))));
      });
      return (await Promise.all(pairs)).flat();
    },
  };
}

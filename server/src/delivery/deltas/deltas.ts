import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../atMost.ts';
import { ManifestUnreadable } from '../builds.ts';
import type { DeliveryStores } from '../folders.ts';
import type { LiveRegistry } from '../liveSnapshot.ts';
import type { PartName } from '../part.ts';
import { versionsIn } from '../rollback.ts';
import { encodeDelta, MOST_BYTES } from './encode.ts';
import { lastingName } from './fileName.ts';

/** A file of a published version. */
export interface PublishedFile {
  readonly part: PartName;
  readonly version: string;
  readonly file: string;
}

/**
 * A file as the difference from an older one that a browser has, encoded as `dcz` (RFC 9842). `dictionary` is the
 * SHA-256 of the older file, Base64. Null if the file has to be sent whole: no page starts its version any more, the
 * hash belongs to no recent version of that file, the difference would not be smaller, too many are waiting, or it takes
 * too long. Throws `StoreUnavailable`.
 */
export type DeltaOf = (wanted: PublishedFile, dictionary: string) => Promise<Buffer | null>;

export interface DeltaDeps extends Pick<DeliveryStores, 'artifacts' | 'shell' | 'registry'> {
  readonly live: () => Promise<LiveRegistry>;
  /** Resolves once a browser has waited long enough. */
  readonly patience?: (() => Promise<void>) | undefined;
}

/** Versions of the last generations are the ones that browsers may have. */
const GENERATIONS = 100;
const VERSIONS = 20;
const MOST_WAITING = 200;
/** Milliseconds that a browser waits for a delta. Longer, and the whole file would be there as soon. */
const PATIENCE = 50;
const MOST_BYTES_KEPT = 32 * 1024 * 1024;
const PARTS_KEPT = 20;

/** Stored for a file whose difference is not worth sending. */
const NOT_SMALLER = Buffer.alloc(0);

type Offer = { readonly wanted: PublishedFile; readonly dictionary: string };
/** Published files that browsers may have, by what their name and their hash are. */
type Dictionaries = ReadonlyMap<string, Omit<PublishedFile, 'part'>>;

const keyOf = (file: string, sha256: string): string => `${lastingName(file)} ${sha256}`;

/** The versions of a part that pages may start now. */
function liveVersions({ shell, remotes }: LiveRegistry, part: PartName): readonly (ShellManifest | Manifest | null)[] {
  if (part === 'shell') return [shell];
  const versions = remotes[part];
  return versions === undefined ? [] : [versions.active, versions.previous, versions.canary?.manifest ?? null];
}

const patient = (): Promise<void> => setTimeout(PATIENCE, undefined, { ref: false });

/**
 * Makes the deltas of live files. All pairs of files that it combines are named by the registry, so that requests
 * cannot cause more work than these pairs; each is made once and kept.
 */
export function createDeltas({ artifacts, shell, registry, live, patience = patient }: DeltaDeps): DeltaOf {
  const read = ({ part, version, file }: PublishedFile): Promise<Buffer | null> =>
    part === 'shell' ? shell.read(version, file) : artifacts.read(part, version, file);

  const manifestOf = (part: PartName, version: string): Promise<Manifest | ShellManifest | null> =>
    (part === 'shell' ? shell.manifest(version) : artifacts.manifest(part, version)).catch((error: unknown) => {
      // Written by an older release, so no page that this one served has its files.
      if (error instanceof ManifestUnreadable) return null;
      throw error;
    });

  async function readDictionaries(part: PartName): Promise<Dictionaries> {
    const named = (await registry.lately(GENERATIONS)).flatMap((entry) => [...(versionsIn(entry).get(part) ?? [])]);
    const versions = [...new Set(named)].slice(0, VERSIONS);
    const manifests = await Promise.all(versions.map((version) => manifestOf(part, version)));
    const known = new Map<string, Omit<PublishedFile, 'part'>>();
    for (const manifest of manifests)
      for (const [file, { sha256 }] of Object.entries(manifest?.files ?? {}))
        if (manifest !== null && sha256 !== undefined) known.set(keyOf(file, sha256), { version: manifest.version, file });
    return known;
  }

  const dictionaries = new LRUCache<string, Dictionaries, PartName>({
    max: PARTS_KEPT,
    fetchMethod: (_key, _stale, { context: part }) => readDictionaries(part),
  });

  async function encoded(wanted: PublishedFile, from: PublishedFile, sha256: string): Promise<Buffer> {
    const [bytes, dictionary] = await Promise.all([read(wanted), read(from)]);
    if (bytes === null || dictionary === null || bytes.length + dictionary.length > MOST_BYTES) return NOT_SMALLER;
    // A store that was changed by hand: browsers could not decode the result.
    if (createHash('sha256').update(dictionary).digest('base64') !== sha256) return NOT_SMALLER;
    const delta = await encodeDelta(bytes, { dictionary, sha256 });
    const whole = (await read({ ...wanted, file: `${wanted.file}.br` })) ?? bytes;
    return delta.length < whole.length ? delta : NOT_SMALLER;
  }

  const inTurn = atMost(1);
  let waiting = 0;

  async function make({ wanted, dictionary }: Offer): Promise<Buffer | undefined> {
    const now = await live();
    const manifest = liveVersions(now, wanted.part).find((one) => one?.version === wanted.version);
    if (!manifest || !Object.hasOwn(manifest.files, wanted.file)) return undefined;
    const known = await dictionaries.fetch(`${wanted.part} ${now.generation}`, { context: wanted.part });
    const from = known?.get(keyOf(wanted.file, dictionary));
    if (from === undefined || waiting >= MOST_WAITING) return undefined;
    waiting += 1;
    return inTurn(() => encoded(wanted, { ...from, part: wanted.part }, dictionary)).finally(() => {
      waiting -= 1;
    });
  }

  const made = new LRUCache<string, Buffer, Offer>({
    maxSize: MOST_BYTES_KEPT,
    sizeCalculation: (delta, key) => delta.length + key.length,
    // Concurrent requests share one delta. What could not be made is not kept: it may be possible later.
    fetchMethod: (_key, _stale, { context }) => make(context),
  });

  return async (wanted, dictionary) => {
    const key = `${wanted.part}/${wanted.version}/${wanted.file} ${dictionary}`;
    // One that comes too late is kept for the next browser.
    const delta = made.get(key) ?? (await Promise.race([made.fetch(key, { context: { wanted, dictionary } }), patience()]));
    return !delta || delta.length === 0 ? null : delta;
  };
}

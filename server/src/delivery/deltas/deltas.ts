import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../atMost.ts';
import { encodeDelta, MOST_BYTES } from './encode.ts';
import { createSources, type Pair, type PublishedFile, type SourcesDeps } from './sources.ts';

/**
 * A file as the difference from an older one that a browser has, encoded as `dcz` (RFC 9842). `dictionary` is the
 * SHA-256 of the older file, Base64. Null if the file has to be sent whole: no page starts its version any more, the
 * hash belongs to no recent version of that file, the difference would not be smaller, too many are waiting, or it takes
 * too long. Throws `StoreUnavailable`.
 */
export type DeltaOf = (wanted: PublishedFile, dictionary: string) => Promise<Buffer | null>;

export interface Deltas {
  readonly of: DeltaOf;
  /**
   * Makes the deltas that most browsers will request next: between the versions that each part has now, if they are
   * others than in the generation `since`. So the first browser after a release waits for none. Throws
   * `StoreUnavailable`.
   */
  readonly released: (since: number) => Promise<void>;
}

export interface DeltaDeps extends SourcesDeps {
  /** Resolves once a browser has waited long enough. */
  readonly patience?: (() => Promise<void>) | undefined;
}

const MOST_WAITING = 200;
/** A store may be far away, so that others are read while one is encoded. */
const READ_AT_A_TIME = 4;
/** Milliseconds that a browser waits for a delta. Longer, and the whole file would be there as soon. */
const PATIENCE = 50;
const MOST_BYTES_KEPT = 32 * 1024 * 1024;

/** Stored for a file whose difference is not worth sending. */
const NOT_SMALLER = Buffer.alloc(0);

const nameOf = ({ part, version, file }: PublishedFile, dictionary: string): string => `${part}/${version}/${file} ${dictionary}`;

const patient = (): Promise<void> => setTimeout(PATIENCE, undefined, { ref: false });

/**
 * Makes the deltas of live files. All pairs of files that it combines are named by the registry, so that requests
 * cannot cause more work than these pairs; each is made once and kept.
 */
export function createDeltas({ patience = patient, ...deps }: DeltaDeps): Deltas {
  const sources = createSources(deps);
  const read = ({ part, version, file }: PublishedFile): Promise<Buffer | null> =>
    part === 'shell' ? deps.shell.read(version, file) : deps.artifacts.read(part, version, file);

  const inTurn = atMost(1);
  /** Bounds how much is in memory at a time. */
  const reading = atMost(READ_AT_A_TIME);
  let waiting = 0;

  async function encoded({ wanted, from, dictionary: sha256 }: Pair): Promise<Buffer> {
    const [bytes, dictionary, packed] = await Promise.all([read(wanted), read(from), read({ ...wanted, file: `${wanted.file}.br` })]);
    if (bytes === null || dictionary === null || bytes.length + dictionary.length > MOST_BYTES) return NOT_SMALLER;
    // A store that was changed by hand: browsers could not decode the result.
    if (createHash('sha256').update(dictionary).digest('base64') !== sha256) return NOT_SMALLER;
    const delta = await inTurn(() => encodeDelta(bytes, { dictionary, sha256 }));
    return delta.length < (packed ?? bytes).length ? delta : NOT_SMALLER;
  }

  const made = new LRUCache<string, Buffer, () => Promise<Pair | null>>({
    maxSize: MOST_BYTES_KEPT,
    sizeCalculation: (delta, key) => delta.length + key.length,
    // Concurrent requests share one delta. What could not be made is not kept: it may be possible later.
    async fetchMethod(_key, _stale, { context: findPair }) {
      const pair = await findPair();
      if (pair === null || waiting >= MOST_WAITING) return undefined;
      waiting += 1;
      return reading(() => encoded(pair)).finally(() => {
        waiting -= 1;
      });
    },
  });

  return {
    async of(wanted, dictionary) {
      const name = nameOf(wanted, dictionary);
      // One that comes too late is kept for the next browser.
      const delta =
        made.get(name) ?? (await Promise.race([made.fetch(name, { context: () => sources.pairFor(wanted, dictionary) }), patience()]));
      return !delta || delta.length === 0 ? null : delta;
    },
    async released(since) {
      // One after the other: a browser that requests another one meanwhile waits for at most one of these.
      for (const pair of await sources.pairsSince(since))
        await made.fetch(nameOf(pair.wanted, pair.dictionary), { context: async () => pair });
    },
  };
}

import type { ErrorFrame } from '@amarena/shared/contracts/platform/browserErrors';
import { LRUCache } from 'lru-cache';
import type { DeliveryStores } from '../../../delivery/folders.ts';
import type { PublishedFrame } from './reportedError.ts';

/** A part and its version. */
interface Build {
  readonly part: ErrorFrame['part'];
  readonly version: string;
}

interface Deps extends Pick<DeliveryStores, 'artifacts' | 'shell'> {
  /** True for a version that pages start. It must not ask the store for each made-up version. */
  readonly isLive: (remote: string, version: string) => Promise<boolean>;
}

/** Scripts of the site that belong to no build and run in workers. */
const WORKERS: readonly string[] = ['sw.js', 'sw-push.js'];

/** Builds whose lists of files are kept in memory. */
const MOST_BUILDS = 100;

/**
 * Tells places in published scripts from made-up ones, whose names could say anything. Of the build that failed, which is
 * known to be published, and of those that pages start, the files are looked up; other builds are not.
 */
export function createKnownFrames({ artifacts, shell, isLive }: Deps) {
  const files = new LRUCache<string, ReadonlySet<string>, Build>({
    max: MOST_BUILDS,
    async fetchMethod(_key, _stale, { context: { part, version } }) {
      const manifest = await (part === 'shell' ? shell.manifest(version) : artifacts.manifest(part, version));
      return manifest === null ? undefined : new Set(Object.keys(manifest.files));
    },
  });

  /** The frame with its version; null if there is no such script. */
  return async (frame: ErrorFrame, failed: Build): Promise<PublishedFrame | null> => {
    const { part, file } = frame;
    const version = frame.version ?? failed.version;
    const named: PublishedFrame = { ...frame, version };
    if (frame.version === null && part === 'shell' && WORKERS.includes(file)) return named;
    const isOwn = part === failed.part && version === failed.version;
    if (!isOwn && !(await isLive(part, version))) return null;
    const listed = await files.fetch(`${part}@${version}`, { context: { part, version } });
    return listed?.has(file) === true ? named : null;
  };
}
export type KnownFrames = ReturnType<typeof createKnownFrames>;

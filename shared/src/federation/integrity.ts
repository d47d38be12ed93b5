import type { Snapshot } from './registry.ts';

/**
 * Name of the page's global that knows every script's integrity; the shell sets it before it loads anything.
 * Builds ask it for each of their chunks and refuse a chunk that it does not know.
 */
export const INTEGRITY_GLOBAL = '__amarenaIntegrity';

/** Answers with a script's integrity by its address, absolute or relative to the origin; undefined: not a file of ours. */
export type IntegrityOf = (url: string) => string | undefined;

/** `type` of the ChunkLoadError, and start of the message, with which a file without a hash is refused. */
export const HASH_MISSING = 'hash_missing';

/** Trusted Types policy with which the shell makes script addresses; it lets through only what `IntegrityOf` knows. */
export const ARTIFACTS_POLICY = 'amarena-artifacts';

/** Trusted Types policy with which the shell makes the address of the worker that shows pushes, and no other. */
export const WORKER_POLICY = 'amarena-worker';

/** Trusted Types policy of one build, by its container. */
export const policyName = (container: string): string => `amarena#${container}`;

/** The lookup for one page: every script of the shell and of each version that the snapshot lists. */
export function integrityLookup(snapshot: Snapshot, origin: string): IntegrityOf {
  const known = new Map<string, string>();
  for (const { base, integrity } of [snapshot.shell, ...Object.values(snapshot.remotes).flat()]) {
    for (const [file, hash] of Object.entries(integrity)) known.set(new URL(base + file, origin).href, hash);
  }
  return (url) => known.get(new URL(url, origin).href);
}

import type { Snapshot } from './registry.ts';

/**
 * Global function that knows every script's integrity; the shell sets it before it loads anything. Builds call it for
 * each of their chunks and reject unknown ones.
 */
export const INTEGRITY_GLOBAL = '__amarenaIntegrity';

/** Returns a script's integrity by its address, absolute or relative to the origin; undefined: not a file of ours. */
export type IntegrityOf = (url: string) => string | undefined;

/** `type` of the ChunkLoadError, and start of its message, for a file without a hash. */
export const HASH_MISSING = 'hash_missing';

/** Trusted Types policy with which the shell creates script addresses; it accepts only what `IntegrityOf` knows. */
export const ARTIFACTS_POLICY = 'amarena-artifacts';

/** Trusted Types policy with which the shell creates the workers' addresses, and no others. */
export const WORKER_POLICY = 'amarena-worker';

/** Trusted Types policy of one build, by its container. */
export const policyName = (container: string): string => `amarena#${container}`;

/** The lookup for one page: every script of the shell and of each version in the snapshot. */
export function integrityLookup(snapshot: Snapshot, origin: string): IntegrityOf {
  const known = new Map<string, string>();
  for (const { base, integrity } of [snapshot.shell, ...Object.values(snapshot.remotes).flat()]) {
    for (const [file, hash] of Object.entries(integrity)) known.set(new URL(base + file, origin).href, hash);
  }
  return (url) => known.get(new URL(url, origin).href);
}

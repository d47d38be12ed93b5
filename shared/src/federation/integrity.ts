/**
 * Global function that knows every script's integrity; the shell sets it before it loads anything. Builds call it for
 * each of their chunks and reject unknown ones.
 */
export const INTEGRITY_GLOBAL = '__amarenaIntegrity';

/** Returns a script's integrity by its address, absolute or relative to the origin; undefined: none known. */
export type IntegrityOf = (url: string) => string | undefined;

/**
 * Global function for a script without a known integrity: it loads the hashes of the script's version. A global of its
 * own, so that builds from before it existed never mistake a promise for a hash.
 */
export const ARRIVAL_GLOBAL = '__amarenaHashes';

/**
 * Resolves when the hashes of a script's version have arrived, after which its integrity is known or it has none. Null:
 * they are here already, or it is no file of ours. Rejects with an error that is like the event of a missing script to
 * webpack, with the address of the file of hashes; the next call tries again.
 */
export type ArrivalOf = (url: string) => Promise<void> | null;

/** `type` of the ChunkLoadError, and start of its message, for a file without a hash. */
export const HASH_MISSING = 'hash_missing';

/** Trusted Types policy with which the shell creates script addresses; it accepts only what `IntegrityOf` knows. */
export const ARTIFACTS_POLICY = 'amarena-artifacts';

/** Trusted Types policy with which the shell creates the workers' addresses, and no others. */
export const WORKER_POLICY = 'amarena-worker';

/** Trusted Types policy of one build, by its container. */
export const policyName = (container: string): string => `amarena#${container}`;

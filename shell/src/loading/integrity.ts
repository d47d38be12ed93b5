import { ARRIVAL_GLOBAL, ARTIFACTS_POLICY, HASH_MISSING, INTEGRITY_GLOBAL, type IntegrityOf } from '@amarena/shared/federation/integrity';
import type { Snapshot } from '@amarena/shared/federation/registry';
import { createHashes, type PageHashes } from './hashes.ts';

/** The page has no hash for this script. It is refused before it is requested. */
export class HashMissing extends Error {
  constructor(url: string) {
    super(`${HASH_MISSING}: ${url}`);
    this.name = 'HashMissing';
  }
}

/** Creates script elements for our own files only. */
export type MakeScript = (url: string) => HTMLScriptElement;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Folders from which scripts may load, as absolute addresses: those of the versions that the page may start. */
const foldersOf = ({ shell, remotes }: Snapshot): string[] =>
  [shell, ...Object.values(remotes).flat()].map(({ base }) => new URL(base, window.location.origin).href);

function known(url: string, folders: readonly string[], integrityOf: IntegrityOf): string {
  const { href } = new URL(url, window.location.origin);
  if (!folders.some((folder) => href.startsWith(folder))) throw new TypeError(`Not a script of this site: ${url}`);
  const integrity = integrityOf(url);
  // An empty hash counts as none: browsers check nothing against it.
  if (!integrity) throw new HashMissing(url);
  return integrity;
}

/**
 * Gives every build the integrity of its chunks, and the loader its only way to create a script. Call it once, before
 * anything loads: the content security policy allows the policy's name only once.
 */
export function installIntegrity(snapshot: Snapshot): PageHashes & { readonly makeScript: MakeScript } {
  const hashes = createHashes(snapshot, window.location.origin);
  const { integrityOf, arrivalOf } = hashes;
  const folders = foldersOf(snapshot);
  Object.defineProperty(globalThis, INTEGRITY_GLOBAL, { value: integrityOf });
  Object.defineProperty(globalThis, ARRIVAL_GLOBAL, { value: arrivalOf });
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      known(url, folders, integrityOf);
      return url;
    },
  };
  const policy = factory?.createPolicy(ARTIFACTS_POLICY, rules) ?? rules;
  const makeScript: MakeScript = (url) => {
    const script = document.createElement('script');
    script.integrity = known(url, folders, integrityOf);
    // A preload is reused only by a script with the same CORS mode, even on our own origin.
    script.crossOrigin = 'anonymous';
    script.src = policy.createScriptURL(url);
    return script;
  };
  return { ...hashes, makeScript };
}

import { ARTIFACTS_POLICY, HASH_MISSING, INTEGRITY_GLOBAL, type IntegrityOf, integrityLookup } from '@amarena/shared/federation/integrity';
import type { Snapshot } from '@amarena/shared/federation/registry';

/** A script that the page has no hash for. It is refused before it is asked for. */
export class HashMissing extends Error {
  constructor(url: string) {
    super(`${HASH_MISSING}: ${url}`);
    this.name = 'HashMissing';
  }
}

/** Makes script elements for files of ours, and for nothing else. */
export type MakeScript = (url: string) => HTMLScriptElement;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Folders that scripts may come from, as whole addresses: those of the versions that the page may start, and no other. */
const foldersOf = ({ shell, remotes }: Snapshot): string[] =>
  [shell, ...Object.values(remotes).flat()].map(({ base }) => new URL(base, window.location.origin).href);

function known(url: string, folders: readonly string[], integrityOf: IntegrityOf): string {
  const { href } = new URL(url, window.location.origin);
  if (!folders.some((folder) => href.startsWith(folder))) throw new TypeError(`Not a script of this site: ${url}`);
  const integrity = integrityOf(url);
  // An empty hash is none: a browser checks nothing against it.
  if (!integrity) throw new HashMissing(url);
  return integrity;
}

/**
 * Tells every build the integrity of its chunks and gives the loader its one way to make a script. Call it before
 * anything is loaded, once: the content security policy allows the policy's name a single time.
 */
export function installIntegrity(snapshot: Snapshot): MakeScript {
  const integrityOf = integrityLookup(snapshot, window.location.origin);
  const folders = foldersOf(snapshot);
  Object.defineProperty(globalThis, INTEGRITY_GLOBAL, { value: integrityOf });
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      known(url, folders, integrityOf);
      return url;
    },
  };
  const policy = factory?.createPolicy(ARTIFACTS_POLICY, rules) ?? rules;
  return (url) => {
    const script = document.createElement('script');
    script.integrity = known(url, folders, integrityOf);
    // A preload is only reused by a script that asks in the same mode, also on our own origin.
    script.crossOrigin = 'anonymous';
    script.src = policy.createScriptURL(url);
    return script;
  };
}

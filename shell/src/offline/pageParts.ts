import type { KeptFile } from '@amarena/shared/contracts/offline';
import { integrityLookup } from '@amarena/shared/federation/integrity';
import type { Snapshot } from '@amarena/shared/federation/registry';

/** Something that a page has loaded, as the browser tells of it. */
export interface Loaded {
  readonly name: string;
  /** 0: no worker saw it. Every browser with workers says it. */
  readonly workerStart?: number;
}

/** Folders of all versions that a page may load, as whole addresses. */
export const basesOf = ({ shell, remotes }: Snapshot, origin: string): string[] =>
  [shell, ...Object.values(remotes).flat()].map(({ base }) => new URL(base, origin).href);

/** The files of versions among what a page has loaded, each once, with its hash where it has one. */
export function filesOf(loaded: readonly string[], snapshot: Snapshot, origin: string): KeptFile[] {
  const bases = basesOf(snapshot, origin);
  const integrityOf = integrityLookup(snapshot, origin);
  const files = [...new Set(loaded)].filter((address) => bases.some((base) => address.startsWith(base)));
  return files.map((url) => {
    const integrity = integrityOf(url);
    return { url, ...(integrity !== undefined && { integrity }) };
  });
}

/** The calls of a page that no worker saw, because it came only while the page loaded. */
export const unseenCalls = (loaded: readonly Loaded[], origin: string): string[] =>
  loaded.filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(`${origin}/api/`)).map(({ name }) => name);

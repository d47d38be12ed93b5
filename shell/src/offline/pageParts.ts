import type { KeptFile } from '@amarena/shared/contracts/platform/offline';
import type { IntegrityOf } from '@amarena/shared/federation/integrity';
import type { Snapshot } from '@amarena/shared/federation/registry';

/** A resource that the page loaded, as the browser reports it. */
export interface Loaded {
  readonly name: string;
  /** 0: no worker handled it. Every browser with workers sets it. */
  readonly workerStart?: number;
}

/** Folders of all versions that a page may load, as absolute addresses. */
export const basesOf = ({ shell, remotes }: Snapshot, origin: string): string[] =>
  [shell, ...Object.values(remotes).flat()].map(({ base }) => new URL(base, origin).href);

/** The files of versions, by the addresses of their folders, among the resources of a page: each once, with its hash if known. */
export function filesOf(loaded: readonly string[], bases: readonly string[], integrityOf: IntegrityOf): KeptFile[] {
  const files = [...new Set(loaded)].filter((address) => bases.some((base) => address.startsWith(base)));
  return files.map((url) => {
    const integrity = integrityOf(url);
    return { url, ...(integrity !== undefined && { integrity }) };
  });
}

/** The calls that no worker handled, because it started while the page was loading. */
export const unseenCalls = (loaded: readonly Loaded[], origin: string): string[] =>
  loaded.filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(`${origin}/api/`)).map(({ name }) => name);

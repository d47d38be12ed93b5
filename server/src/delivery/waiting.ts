import type { Registry } from '@amarena/shared/federation/registry';
import { entryOf, type PartName } from './part.ts';
import { publishedVersions, type Stored } from './published.ts';
import type { ObjectStore } from './store/objectStore.ts';

/** Most versions that a status lists. */
export const MOST_WAITING = 12;

export interface Waiting {
  /** The newest first. */
  readonly versions: readonly Stored[];
  /** How many older ones there are. */
  readonly leftOut: number;
}

/** Whether pages may start with a version. */
function isLive(registry: Registry, { part, version }: Stored): boolean {
  const canary = part === 'shell' ? null : (registry.remotes[part]?.canary ?? null);
  return entryOf(registry, part)?.active.version === version || canary?.version === version;
}

/** Versions that were published and are not live, of the parts that are shown. */
export async function waitingIn(
  { objects }: { readonly objects: Pick<ObjectStore, 'list'> },
  registry: Registry,
  shows: (part: PartName) => boolean,
): Promise<Waiting> {
  const all = (await publishedVersions(objects)).filter((one) => shows(one.part) && !isLive(registry, one));
  return { versions: all.slice(0, MOST_WAITING), leftOut: Math.max(0, all.length - MOST_WAITING) };
}

/** The same in a line; none if there is no such version. */
export function waitingLine({ versions, leftOut }: Waiting): string[] {
  if (versions.length === 0) return [];
  const named = versions.map(({ part, version, at }) => `${part}@${version} of ${at.toISOString().slice(0, 10)}`).join(', ');
  return [`published and not live: ${named}${leftOut === 0 ? '' : `, and ${leftOut} older`}`];
}

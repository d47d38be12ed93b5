import {
  type DeskPart,
  type getVersionDifference,
  MOST_DIFFERENCES,
  MOST_VERSIONS,
  type PublishedVersion,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Registry } from '@amarena/shared/federation/registry';
import { type Candidate, candidateOf } from '../../delivery/check.ts';
import { contractDifferences, fileDifferences, totalOf } from '../../delivery/difference.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import { behindLive, objectionsTo } from '../../delivery/heldBack.ts';
import { type LiveSet, liveSet } from '../../delivery/liveSet.ts';
import { entryOf, type PartName, remotesIn } from '../../delivery/part.ts';
import { publishedVersions, type Stored } from '../../delivery/published.ts';

/** Milliseconds for which a listing of the store is used again: several people look at the same time. */
const LISTED_FOR = 10_000;

type Role = NonNullable<PublishedVersion['role']>;

/** The roles of a part's versions; the strongest one counts. */
function rolesIn(registry: Registry, part: PartName): Map<string, Role> {
  const entry = entryOf(registry, part);
  const { canary = null, taken_back = null } = part === 'shell' ? {} : (registry.remotes[part] ?? {});
  const named: [string | undefined, Role][] = [
    [taken_back?.version, 'taken_back'],
    [entry?.previous?.version, 'previous'],
    [canary?.version, 'canary'],
    [entry?.active.version, 'active'],
  ];
  return new Map(named.flatMap(([version, role]) => (version === undefined ? [] : [[version, role] as const])));
}

/** What developers see of the versions in the store: which there are, how they differ, and who keeps one from going live. */
export function createDeskView(stores: DeliveryStores, now: () => Date) {
  const { artifacts, shell, registry, objects } = stores;
  let listed: { readonly until: number; readonly found: Promise<Stored[]> } | null = null;

  function published(): Promise<Stored[]> {
    const at = now().getTime();
    if (listed === null || listed.until <= at) listed = { until: at + LISTED_FOR, found: publishedVersions(objects) };
    const { found } = listed;
    found.catch(() => {
      listed = null;
    });
    return found;
  }

  async function described({ part, version, at }: Stored, role: Role | null, live: LiveSet): Promise<PublishedVersion[]> {
    const candidate = await candidateOf({ artifacts, shell }, part, version);
    // Published by another release, or removed meanwhile.
    if (!candidate.ok) return [];
    const { bytes, gzip } = totalOf(candidate.value.manifest.files);
    const held_by = role === 'active' ? [] : objectionsTo(candidate.value, live);
    return [{ version, published_at: at.toISOString(), bytes, gzip, role, held_by }];
  }

  async function partOf(part: PartName, stored: readonly Stored[], newest: Registry, live: LiveSet): Promise<DeskPart> {
    const roles = rolesIn(newest, part);
    const shown = stored.filter(({ version }, index) => index < MOST_VERSIONS || roles.has(version));
    const versions = await Promise.all(shown.map((one) => described(one, roles.get(one.version) ?? null, live)));
    const behind = part === 'shell' ? [] : (live.remotes[part] ?? []).flatMap((manifest) => behindLive(manifest, live));
    return { part, versions: versions.flat(), left_out: stored.length - shown.length, behind };
  }

  const sideOf = ({ manifest }: Candidate) => ({
    version: manifest.version,
    built_at: manifest.built_at,
    ...totalOf(manifest.files),
  });

  return {
    async parts(): Promise<DeskPart[]> {
      const [stored, newest] = [await published(), await registry.read()];
      const live = await liveSet(stores, newest);
      const byPart = Map.groupBy(stored, ({ part }) => part);
      const names = [...new Set<PartName>(['shell', ...remotesIn(newest), ...byPart.keys()])];
      return Promise.all(names.map((part) => partOf(part, byPart.get(part) ?? [], newest, live)));
    },

    /** Null if one of them is not published. */
    async difference(part: PartName, older: string, newer: string): Promise<AnswerOf<typeof getVersionDifference> | null> {
      const [before, after] = await Promise.all([older, newer].map((version) => candidateOf({ artifacts, shell }, part, version)));
      if (!before?.ok || !after?.ok) return null;
      const files = fileDifferences(before.value.manifest.files, after.value.manifest.files);
      const contracts = contractDifferences(before.value, after.value);
      return {
        before: sideOf(before.value),
        after: sideOf(after.value),
        files: files.slice(0, MOST_DIFFERENCES),
        files_left_out: Math.max(0, files.length - MOST_DIFFERENCES),
        contracts: contracts.slice(0, MOST_DIFFERENCES),
        contracts_left_out: Math.max(0, contracts.length - MOST_DIFFERENCES),
      };
    },
  };
}
export type DeskView = ReturnType<typeof createDeskView>;

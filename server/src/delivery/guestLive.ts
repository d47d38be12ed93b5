import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { guestWidget } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { LiveRegistry, RemoteVersions } from './liveSnapshot.ts';

/** What is live for pages with the same guests, by the names of those guests; under `''` for pages without any. */
const scoped = new WeakMap<LiveRegistry, Map<string, LiveRegistry>>();

/** Who looks at a page, and what else it may start. */
interface Viewer {
  /** Visitors get no widget of a guest whose page is for members. */
  readonly isMember: boolean;
  /** A version that only this browser gets, in place of the live ones; absent: none. */
  readonly instead?: Manifest | undefined;
}

const manifestsOf = ({ active, previous, canary }: RemoteVersions): Manifest[] =>
  [active, canary?.manifest, previous].filter((manifest) => manifest != null);

/** Access of a guest is that of its active version, as for its page. */
const isFor = ({ active, previous }: RemoteVersions, isMember: boolean): boolean =>
  isMember || (active ?? previous)?.contract.guest?.access === 'visitor';

/** The guest that owns a page, and those whose widgets its versions show, and theirs. */
function guestsOn(owner: AnyRemote, { remotes }: LiveRegistry, { isMember, instead }: Viewer): Set<AnyRemote> {
  const found = new Set<AnyRemote>([owner]);
  // What is added meanwhile is visited, too.
  for (const guest of found) {
    const versions = remotes[guest];
    const manifests = [
      ...(versions === undefined ? [] : manifestsOf(versions)),
      ...(guest === owner && instead !== undefined ? [instead] : []),
    ];
    for (const widget of manifests.flatMap(({ contract }) => Object.keys(contract.uses))) {
      const shown = guestWidget(widget)?.guest;
      const its = shown === undefined ? undefined : remotes[shown];
      if (shown !== undefined && its !== undefined && isFor(its, isMember)) found.add(shown);
    }
  }
  return found;
}

/**
 * What is live for a page of `owner`, without the guests that neither own it nor have a widget on it: their versions would
 * make every page heavier.
 */
export function liveFor(live: LiveRegistry, owner: string | null, viewer: Viewer): LiveRegistry {
  const entries = Object.entries(live.remotes) as [AnyRemote, RemoteVersions][];
  const guests = owner !== null && isGuestName(owner) ? guestsOn(owner, live, viewer) : new Set<AnyRemote>();
  const kept = entries.filter(([remote]) => guests.has(remote) || !isGuestName(remote));
  if (kept.length === entries.length) return live;
  const key = kept.flatMap(([remote]) => (isGuestName(remote) ? remote : [])).join();
  const ofLive = scoped.get(live) ?? new Map<string, LiveRegistry>();
  scoped.set(live, ofLive);
  const own = ofLive.get(key) ?? { ...live, remotes: Object.fromEntries(kept) };
  ofLive.set(key, own);
  return own;
}

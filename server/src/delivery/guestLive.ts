import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { LiveRegistry, RemoteVersions } from './liveSnapshot.ts';

/** What is live for the pages of each guest, and under `''` for all others. */
const scoped = new WeakMap<LiveRegistry, Map<string, LiveRegistry>>();

/** What is live for a page of `owner`, without the guests that do not own it: their versions would make every page heavier. */
export function liveFor(live: LiveRegistry, owner: string | null): LiveRegistry {
  const entries = Object.entries(live.remotes) as [AnyRemote, RemoteVersions][];
  const kept = entries.filter(([remote]) => remote === owner || !isGuestName(remote));
  if (kept.length === entries.length) return live;
  const guest = kept.find(([remote]) => isGuestName(remote))?.[0] ?? '';
  const ofLive = scoped.get(live) ?? new Map<string, LiveRegistry>();
  scoped.set(live, ofLive);
  const own = ofLive.get(guest) ?? { ...live, remotes: Object.fromEntries(kept) };
  ofLive.set(guest, own);
  return own;
}

import type { Candidate } from '../check.ts';
import { frameworkAdds } from '../frameworks.ts';
import type { LiveSet } from '../liveSet.ts';
import { differences, leavesTraces } from './compare.ts';
import type { Limits } from './limits.ts';
import type { Seen } from './observe.ts';
import type { Overlay } from './overlay.ts';
import type { Failed } from './refusals.ts';
import { type Stop, stopsOf } from './stops.ts';
import type { Trouble } from './troubles.ts';
import { type Lane, type Mounting, type Visited, visitInTwo } from './visits.ts';

interface Comparison {
  readonly candidates: readonly Candidate[];
  /** The versions that are live. */
  readonly before: LiveSet;
  readonly visited: readonly Visited[];
  /** True: pages may show less than before. */
  readonly less: boolean;
  readonly say?: ((line: string) => void) | undefined;
}

const keyOf = ({ remote, kind, name, address }: Stop): string => [remote, kind, name, address].join(' ');

/** The active versions of the candidates' remotes. */
const activeOf = (candidates: readonly Candidate[], { remotes }: LiveSet): Candidate[] =>
  candidates.flatMap(({ part, manifest }) => {
    const active = part === 'remote' ? remotes[manifest.remote]?.[0] : undefined;
    return active === undefined ? [] : [{ part: 'remote' as const, manifest: active }];
  });

/** Whether the framework of the version behind a key adds a name to `window`. */
const bringsGlobal = (candidates: readonly Candidate[], key: string, name: string): boolean =>
  candidates.some(({ part, manifest }) => part === 'remote' && key.startsWith(`${manifest.remote} `) && frameworkAdds(manifest, name));

/** The same trouble has other numbers each time. */
const sameness = ({ rule, found }: Trouble): string => (rule === 'side_effect' ? found.replaceAll(/\d+/g, '') : String(rule));

type Looks = ReadonlyMap<string, Seen>;
const looksOf = (visited: readonly Visited[]): Looks =>
  new Map(visited.flatMap(({ stop, seen }): [string, Seen][] => (seen === null ? [] : [[keyOf(stop), seen]])));

/**
 * What candidates do that the live versions of the same remotes do not: these are opened in the same browser and the
 * same world, at the same addresses. For a first version, only what it does to a page without remotes counts.
 *
 * A machine with too much to do shows pages in other states than usual. So what differs is opened again in both
 * versions, and counts if it differs from both looks at the live one again. If a version breaks at its second look, or
 * cannot be looked at for another reason than the time that is left, the first one counts.
 */
export async function comparedWithLive(
  { candidates, before, visited, less, say }: Comparison,
  all: Mounting,
  over: Overlay,
  limits: Limits,
): Promise<Failed[]> {
  const visit = (versions: readonly Candidate[], stops: readonly Stop[], leave: Lane['leave'] = () => true): Promise<Visited[]> => {
    over.put(versions);
    return visitInTwo(stops, all, { size: 'desktop', limits, leave, isLive: versions.length === 0 });
  };
  const look = async (...visiting: Parameters<typeof visit>): Promise<Looks> => looksOf(await visit(...visiting));
  const first = looksOf(visited);
  const liveStops = stopsOf(activeOf(candidates, before), before, all.world);
  const liveKeys = new Set(liveStops.map(keyOf));
  const liveOf = (stops: Looks) => liveStops.filter((stop) => stops.has(keyOf(stop)));
  const troublesIn = (key: string, looks: Looks, lives: readonly Looks[]): Trouble[] => {
    const seen = looks.get(key);
    const live = lives.flatMap((one) => one.get(key) ?? []);
    // A live page that could not be looked at is no measure.
    if (seen === undefined || (lives.length > 0 && liveKeys.has(key) && live.length === 0)) return [];
    return differences(seen, live, { less, brings: (name) => bringsGlobal(candidates, key, name) });
  };
  const leaving = new Set([...first].flatMap(([key, seen]) => (leavesTraces(seen) ? [key] : [])));
  const firstLive = await look([], liveOf(first), (stop) => leaving.has(keyOf(stop)));
  const unmeasured = liveOf(first).flatMap((stop) => (firstLive.has(keyOf(stop)) ? [] : [`${stop.kind} ${stop.name}`]));
  if (unmeasured.length > 0) say?.(`not compared, because the live version of it could not be looked at: ${unmeasured.join(', ')}`);
  const suspects = visited
    .flatMap(({ stop, seen }) => (seen === null ? [] : [stop]))
    .filter((stop) => troublesIn(keyOf(stop), first, [firstLive]).length > 0);
  if (suspects.length === 0) return [];
  const visitedAgain = await visit(candidates, suspects);
  const second = looksOf(visitedAgain);
  const unconfirmed = new Set(visitedAgain.flatMap(({ stop, trouble }) => (trouble?.noTimeLeft ? [keyOf(stop)] : [])));
  if (unconfirmed.size > 0)
    say?.(`passed although they differ from what is live, because no time was left for a second look: ${[...unconfirmed].join(', ')}`);
  const lives = [firstLive, await look([], liveOf(second))];
  return suspects.flatMap((stop) => {
    const key = keyOf(stop);
    const again = new Set(troublesIn(key, second, lives).map(sameness));
    return troublesIn(key, first, lives)
      .filter((trouble) => (second.has(key) ? again.has(sameness(trouble)) : !unconfirmed.has(key)))
      .map((trouble) => ({ stop, size: 'desktop', trouble }));
  });
}

import type { Candidate } from '../check.ts';
import type { LiveSet } from '../liveSet.ts';
import { blocksLonger, frameTouched, showsLess, tracesLeft } from './compare.ts';
import type { Limits } from './limits.ts';
import type { Seen } from './observe.ts';
import type { Overlay } from './overlay.ts';
import type { Failed } from './refusals.ts';
import { type Stop, stopsOf } from './stops.ts';
import type { Trouble } from './troubles.ts';
import { type Mounting, type Visited, visitInTwo } from './visits.ts';

interface Comparison {
  readonly candidates: readonly Candidate[];
  /** The versions that are live. */
  readonly before: LiveSet;
  readonly visited: readonly Visited[];
  /** True: pages may show less than before. */
  readonly less: boolean;
}

const keyOf = ({ remote, kind, name, address }: Stop): string => [remote, kind, name, address].join(' ');

/** The active versions of the candidates' remotes. */
const activeOf = (candidates: readonly Candidate[], { remotes }: LiveSet): Candidate[] =>
  candidates.flatMap(({ part, manifest }) => {
    const active = part === 'remote' ? remotes[manifest.remote]?.[0] : undefined;
    return active === undefined ? [] : [{ part: 'remote' as const, manifest: active }];
  });

/**
 * What candidates do that the live versions of the same remotes do not: these are opened in the same browser and the
 * same world, at the same addresses. For a first version, only what it does to an empty page counts.
 */
export async function comparedWithLive(
  { candidates, before, visited, less }: Comparison,
  all: Mounting,
  over: Overlay,
  limits: Limits,
): Promise<Failed[]> {
  const looked = visited.filter(({ seen }) => seen !== null);
  const suspects = new Set(looked.filter((one) => tracesLeft(one, null).length > 0).map(({ stop }) => keyOf(stop)));
  const comparable = new Set(looked.map(({ stop }) => keyOf(stop)));
  const stops = stopsOf(activeOf(candidates, before), before, all.world).filter((stop) => comparable.has(keyOf(stop)));
  over.put([]);
  const lane = { size: 'desktop' as const, limits };
  const live = await visitInTwo(stops, all, { ...lane, leave: (stop) => suspects.has(keyOf(stop)) });
  const seenLive = new Map(live.flatMap(({ stop, seen }): [string, Seen][] => (seen === null ? [] : [[keyOf(stop), seen]])));

  const liveOf = ({ stop }: Visited): Seen | null => seenLive.get(keyOf(stop)) ?? null;
  const unsureOf = (one: Visited): Trouble[] => {
    const reference = liveOf(one);
    if (reference === null || one.size !== lane.size) return [];
    return [...frameTouched(one, reference), ...blocksLonger(one, reference), ...(less ? [] : showsLess(one, reference))];
  };
  const failedWith =
    (troublesOf: (one: Visited) => Trouble[]) =>
    (one: Visited): Failed[] =>
      troublesOf(one).map((trouble) => ({ stop: one.stop, size: one.size, trouble }));
  const sure = looked.flatMap(failedWith((one) => tracesLeft(one, liveOf(one))));
  const unsure = looked.flatMap(failedWith(unsureOf));
  if (unsure.length === 0) return sure;
  // A machine with too much to do shows pages in other states than usual.
  over.put(candidates);
  const again = await visitInTwo([...new Set(unsure.map(({ stop }) => stop))], all, { ...lane, leave: () => false });
  const confirmed = new Set(again.flatMap((one) => unsureOf(one).map(({ rule }) => `${keyOf(one.stop)} ${rule}`)));
  return [...sure, ...unsure.filter(({ stop, trouble }) => confirmed.has(`${keyOf(stop)} ${trouble.rule}`))];
}

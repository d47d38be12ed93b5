import type { Candidate } from '../check.ts';
import type { LiveSet } from '../liveSet.ts';
import type { ExampleStop } from './exampleOwners.ts';
import { exampleStopsBefore } from './exampleStops.ts';
import type { Limits } from './limits.ts';
import type { Overlay } from './overlay.ts';
import { type Lane, type Mounting, notTried, type Visited, visitIn, visitInTwo } from './visits.ts';

type Played = Visited<ExampleStop>;

/** What examples say of candidates. */
interface Verdict {
  /** The candidates do not do it; what is live does it, or the candidate ships the example itself. */
  readonly broken: readonly Played[];
  /** What is live does not do it either, or nothing is live that could. */
  readonly notHeld: readonly Played[];
  /** Another part's, for which no time was left. */
  readonly notPlayed: readonly Played[];
}

const isOutOfTime = ({ trouble }: Played): boolean => trouble?.noTimeLeft === true;

/** Other parts' examples that the candidates do not fulfil: they count if what is live fulfils them. */
const doubtfulIn = (visited: readonly Played[]): Played[] =>
  visited.filter((one) => one.trouble !== null && !one.stop.own && !isOutOfTime(one));

/**
 * Judges candidates by what was played with them, and by what of that was played with the live versions. No version owes
 * another part what the live one does not do either.
 */
export function verdictOf(visited: readonly Played[], live: readonly Played[]): Verdict {
  const liveById = new Map(live.map((one) => [one.stop.id, one]));
  const kindOf = (one: Played): keyof Verdict | null => {
    if (one.trouble === null) return null;
    if (one.stop.own) return 'broken';
    if (isOutOfTime(one)) return 'notPlayed';
    const before = liveById.get(one.stop.id);
    if (before === undefined) return 'notHeld';
    if (before.trouble === null) return 'broken';
    return isOutOfTime(before) ? 'notPlayed' : 'notHeld';
  };
  const all = Map.groupBy(visited, kindOf);
  return { broken: all.get('broken') ?? [], notHeld: all.get('notHeld') ?? [], notPlayed: all.get('notPlayed') ?? [] };
}

/** Plays examples. One that fails is played again, because each of its steps has a limit, and a machine may be busy. */
async function played(examples: readonly ExampleStop[], mounting: Mounting, limits: Limits): Promise<Played[]> {
  const lane: Lane = { size: 'desktop', limits, leave: null };
  const visited = await visitInTwo(examples, mounting, lane);
  const failing = visited.filter(({ trouble }) => trouble !== null && trouble.rule !== 'blocks_browser').map(({ stop }) => stop);
  const again = await visitIn(failing, mounting, lane);
  const results = new Map([...visited, ...again].map((one) => [one.stop, one]));
  // After one that blocks the browser, none begins.
  return examples.map((stop) => results.get(stop) ?? notTried(stop, lane.size));
}

const namesOf = (all: readonly Played[]): string => all.map(({ stop }) => `${stop.kind} ${stop.name}`).join(', ');

interface Playing {
  readonly examples: readonly ExampleStop[];
  readonly candidates: readonly Candidate[];
  /** Beside which the candidates are mounted. */
  readonly live: LiveSet;
  /** The versions that are live. */
  readonly before: LiveSet;
}

/**
 * Plays examples with the candidates, and those of other parts that fail also with what is live. Returns those that the
 * candidates break, and says which do not count. Leaves the site with one or the other.
 */
export async function brokenExamples(
  { examples, candidates, live, before }: Playing,
  mounting: Mounting,
  { over, limits, say }: { readonly over: Overlay; readonly limits: Limits; readonly say: ((line: string) => void) | undefined },
): Promise<readonly Visited[]> {
  const visited = await played(examples, mounting, limits);
  const doubtful = new Set(doubtfulIn(visited).map(({ stop }) => stop.id));
  const stopsBefore = exampleStopsBefore(candidates, { live, before }, mounting.world).filter(({ id }) => doubtful.has(id));
  over.put([]);
  const { broken, notHeld, notPlayed } = verdictOf(visited, await played(stopsBefore, mounting, limits));
  if (notHeld.length > 0) say?.(`not counted, because they do not hold with what is live either: ${namesOf(notHeld)}`);
  if (notPlayed.length > 0) say?.(`not played, because no time was left: ${namesOf(notPlayed)}`);
  return broken;
}

import type { Manifest } from '@amarena/shared/federation/manifest';
import { type Candidate, withCandidates } from '../check.ts';
import type { LiveSet } from '../liveSet.ts';
import { eventStopsOf } from './eventExampleStops.ts';
import { arePlayable, type Consumer, type ExampleStop, exampleId, ownerVersion, type Setting } from './exampleOwners.ts';
import { readExamples, type Shipped } from './exampleSchema.ts';
import { routeStopsOf } from './routeExampleStops.ts';
import { widgetStopsOf } from './widgetExampleStops.ts';
import type { World } from './world.ts';

interface Shipping {
  readonly version: string;
  readonly shipped: Shipped;
}

const called = ({ remote, version }: Manifest): string => `${remote}@${version}`;

const shippingIn = ({ shell, remotes }: LiveSet): Shipping[] => [
  ...(shell === null ? [] : [{ version: `shell@${shell.version}`, shipped: shell }]),
  ...Object.values(remotes)
    .flat()
    .map((manifest) => ({ version: called(manifest), shipped: manifest })),
];

const unreadable = (version: string): ExampleStop => ({
  version,
  kind: 'example',
  id: version,
  own: true,
  name: 'of what it relies on',
  address: '/',
  access: 'visitor',
  remote: null,
  visit: async () => ({
    rule: 'manifest_invalid',
    found: 'its manifest has examples that this release cannot read',
    expected: 'examples as widgetExamples.ts and routeExamples.ts in contracts/platform, and bus/eventExamples.ts describe them',
    look: 'Build it again, and publish it under another version.',
  }),
});

/** The examples of one part that concern a candidate: those that rely on it, and, if it is one itself, all. */
function stopsFor({ version, shipped }: Shipping, setting: Setting): ExampleStop[] {
  const examples = readExamples(shipped, setting.world);
  if ((examples === null || !arePlayable(examples)) && setting.tested.has(version)) return [unreadable(version)];
  if (examples === null) return [];
  const consumer = { version, examples };
  return [...widgetStopsOf(consumer, setting), ...routeStopsOf(consumer, setting), ...eventStopsOf(consumer, setting)];
}

const versionsOf = (candidates: readonly Candidate[]): Set<string> =>
  new Set(candidates.map((one) => (one.part === 'shell' ? `shell@${one.manifest.version}` : called(one.manifest))));

/**
 * Examples that candidates have to pass: those of all live parts for what the candidates offer, and the candidates' own
 * for what they rely on.
 */
export function exampleStopsOf(candidates: readonly Candidate[], live: LiveSet, world: World): ExampleStop[] {
  const set = withCandidates(live, candidates);
  const tested = versionsOf(candidates);
  const stops = shippingIn(set).flatMap((one) => stopsFor(one, { set, world, tested }));
  // If no time is left for some, these are not the candidates' own.
  return [...stops.filter(({ own }) => own), ...stops.filter(({ own }) => !own)];
}

/** What one part relies on by its examples, by their ids. */
const reliedOn = ({ version, examples: { widgets, routes, events } }: Consumer): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(widgets).flatMap(([widget, given]) =>
      given.map((_, index): [string, string] => [exampleId(version, `widget ${widget}`, index), `the widget ${widget}`]),
    ),
    ...routes.map(({ route }, index): [string, string] => [exampleId(version, 'page', index), `the page ${route}`]),
    ...events.map((event, index): [string, string] => [
      exampleId(version, 'event', index),
      `the event ${('at' in event ? event.sends : event.asks).type}`,
    ]),
  ]);

/** What the candidates' own examples rely on that no live part provides, so that they are not among the stops. */
export function notProvided(
  candidates: readonly Candidate[],
  { live, stops }: { readonly live: LiveSet; readonly stops: readonly ExampleStop[] },
  world: World,
): string[] {
  const played = new Set(stops.map(({ id }) => id));
  const theirs = versionsOf(candidates);
  const absent = shippingIn(withCandidates(live, candidates)).flatMap(({ version, shipped }) => {
    const examples = theirs.has(version) ? readExamples(shipped, world) : null;
    // Those that cannot be read are refused.
    if (examples === null || !arePlayable(examples)) return [];
    return [...reliedOn({ version, examples })].flatMap(([id, what]) => (played.has(id) ? [] : [what]));
  });
  return [...new Set(absent)];
}

/** The same examples of other parts with the versions that are live, for what the candidates would take the place of. */
export function exampleStopsBefore(
  candidates: readonly Candidate[],
  { live, before }: { readonly live: LiveSet; readonly before: LiveSet },
  world: World,
): ExampleStop[] {
  const theirs = versionsOf(candidates);
  const others = shippingIn(withCandidates(live, candidates)).filter(({ version }) => !theirs.has(version));
  const tested = new Set(
    candidates.flatMap((one) => ownerVersion(one.part === 'shell' ? 'shell' : one.manifest.remote, before)?.version ?? []),
  );
  return others.flatMap((one) => stopsFor(one, { set: before, world, tested }));
}

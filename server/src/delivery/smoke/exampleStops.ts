import { ownerOfWidget } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import { type Candidate, withCandidates } from '../check.ts';
import type { LiveSet } from '../liveSet.ts';
import { readExamples } from './exampleSchema.ts';
import { exampleTrouble } from './playExample.ts';
import { pagesOf, type Stop } from './stops.ts';
import type { World } from './world.ts';

/** A part that shows widgets of others. */
interface Consumer {
  readonly version: string;
  readonly examples: unknown;
}

const called = ({ remote, version }: Manifest): string => `${remote}@${version}`;

const consumersIn = ({ shell, remotes }: LiveSet): Consumer[] => [
  ...(shell === null ? [] : [{ version: `shell@${shell.version}`, examples: shell.examples }]),
  ...Object.values(remotes)
    .flat()
    .map((manifest) => ({ version: called(manifest), examples: manifest.examples })),
];

/** The first page of a remote, into which its widgets are mounted; null if it has none. */
function firstPage(manifest: Manifest, world: World): Pick<Stop, 'address' | 'access'> | null {
  const [first] = pagesOf(manifest, world);
  return first === undefined ? null : { address: first.address, access: first.route.access };
}

const unreadable = (version: string): Stop => ({
  version,
  kind: 'example',
  name: 'of the widgets that it shows',
  address: '/',
  access: 'visitor',
  remote: null,
  visit: async () => ({
    rule: 'manifest_invalid',
    found: 'its manifest has examples that this release cannot read',
    expected: 'examples as contracts/platform/widgetExamples.ts describes them',
    look: 'Build it again, and publish it under another version.',
  }),
});

/** The examples of one part that concern a candidate: of the candidate's widgets, and, if it is one itself, all. */
function stopsFor({ version: consumer, examples }: Consumer, tested: ReadonlySet<string>, set: LiveSet, world: World): Stop[] {
  const read = readExamples(examples, world.neighbour);
  if (read === null) return tested.has(consumer) ? [unreadable(consumer)] : [];
  return Object.keys(read).flatMap((widget): Stop[] => {
    const remote = ownerOfWidget(widget);
    const manifest = remote === null ? undefined : set.remotes[remote]?.[0];
    const place = manifest === undefined ? null : firstPage(manifest, world);
    if (remote === null || manifest === undefined || place === null) return [];
    const owner = called(manifest);
    if (!tested.has(owner) && !tested.has(consumer)) return [];
    const standing = { remote, container: manifest.container };
    return (read[widget] ?? []).map((example) => ({
      ...place,
      version: tested.has(owner) ? owner : consumer,
      kind: 'example',
      remote: null,
      name: `of ${widget}, from ${consumer}`,
      visit: (page, limit) => exampleTrouble(page, { widget, example, consumer, owner, address: place.address, standing }, limit),
    }));
  });
}

/**
 * Examples that candidates have to pass: those of all live parts for the candidates' widgets, and the candidates' own
 * for the widgets that they show.
 */
export function exampleStopsOf(candidates: readonly Candidate[], live: LiveSet, world: World): Stop[] {
  const set = withCandidates(live, candidates);
  const tested = new Set(candidates.map((one) => (one.part === 'shell' ? `shell@${one.manifest.version}` : called(one.manifest))));
  return consumersIn(set).flatMap((consumer) => stopsFor(consumer, tested, set, world));
}

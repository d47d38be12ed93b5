import { ownerOfWidget } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import { type Consumer, type ExampleStop, exampleId, type Setting, versionOf } from './exampleOwners.ts';
import { exampleTrouble } from './playExample.ts';
import { pagesOf, type Stop } from './stops.ts';
import type { World } from './world.ts';

/** The first page of a remote, into which its widgets are mounted; null if it has none. */
export function firstPage(manifest: Manifest, world: World): Pick<Stop, 'address' | 'access'> | null {
  const [first] = pagesOf(manifest, world);
  return first === undefined ? null : { address: first.address, access: first.route.access };
}

/** The examples of widgets of one part that concern a candidate. */
export const widgetStopsOf = ({ version: consumer, examples }: Consumer, { set, world, tested }: Setting): ExampleStop[] =>
  Object.entries(examples.widgets).flatMap(([widget, given]): ExampleStop[] => {
    const remote = ownerOfWidget(widget);
    const manifest = remote === null ? undefined : set.remotes[remote]?.[0];
    const place = manifest === undefined ? null : firstPage(manifest, world);
    if (manifest === undefined || place === null) return [];
    const { version, standing } = versionOf(manifest);
    if (!tested.has(version) && !tested.has(consumer)) return [];
    return given.map((example, index) => ({
      ...place,
      version: tested.has(version) ? version : consumer,
      kind: 'example',
      id: exampleId(consumer, `widget ${widget}`, index),
      own: tested.has(consumer),
      remote: null,
      name: `of ${widget}, from ${consumer}`,
      visit: (page, limit) => exampleTrouble(page, { widget, example, consumer, owner: version, address: place.address, standing }, limit),
    }));
  });

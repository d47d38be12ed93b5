import { type RemoteName, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { WIDGET_OWNERS, type WidgetName } from '@amarena/shared/contracts/platform/widgets';
import { type Consumer, ownerVersion, type Setting } from './exampleOwners.ts';
import { addressesOf } from './examples.ts';
import { exampleTrouble } from './playExample.ts';
import type { Stop } from './stops.ts';
import type { World } from './world.ts';

/** The first page of a remote, into which its widgets are mounted; null if it has none. */
export function firstPage(remote: RemoteName, world: World): Pick<Stop, 'address' | 'access'> | null {
  const route = ROUTES.find(({ owner }) => owner === remote);
  const address = route === undefined ? undefined : addressesOf(route, world)[0];
  return route === undefined || address === undefined ? null : { address, access: route.access };
}

/** The examples of widgets of one part that concern a candidate. */
export const widgetStopsOf = ({ version: consumer, examples }: Consumer, { set, world, tested }: Setting): Stop[] =>
  (Object.keys(WIDGET_OWNERS) as WidgetName[]).flatMap((widget): Stop[] => {
    const owner = ownerVersion(WIDGET_OWNERS[widget], set);
    const place = firstPage(WIDGET_OWNERS[widget], world);
    if (owner === null || place === null) return [];
    const { version, standing } = owner;
    if (!tested.has(version) && !tested.has(consumer)) return [];
    return (examples.widgets[widget] ?? []).map((example) => ({
      ...place,
      version: tested.has(version) ? version : consumer,
      kind: 'example',
      remote: null,
      name: `of ${widget}, from ${consumer}`,
      visit: (page, limit) => exampleTrouble(page, { widget, example, consumer, owner: version, address: place.address, standing }, limit),
    }));
  });

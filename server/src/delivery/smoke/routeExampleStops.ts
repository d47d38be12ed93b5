import { type Consumer, type ExampleStop, exampleAddress, exampleId, ownerVersion, type Setting } from './exampleOwners.ts';
import { routeTrouble } from './playRoute.ts';

/** The examples of pages of one part that concern a candidate. */
export const routeStopsOf = ({ version: consumer, examples }: Consumer, { set, tested }: Setting): ExampleStop[] =>
  examples.routes.flatMap((example, index): ExampleStop[] => {
    const { says, steps, as: access, ...page } = example;
    const found = exampleAddress({ ...page, as: access });
    const owner = found && ownerVersion(found.route.owner, set);
    if (found === null || owner === null) return [];
    const { version, standing } = owner;
    if (!tested.has(version) && !tested.has(consumer)) return [];
    const { address, route } = found;
    const reliance = { consumer, owner: version, what: `the page ${route.path}`, says };
    return [
      {
        version: tested.has(version) ? version : consumer,
        kind: 'example',
        id: exampleId(consumer, 'page', index),
        own: tested.has(consumer),
        name: `of ${route.path}, from ${consumer}`,
        address,
        access,
        remote: null,
        visit: (browserPage, limit) => routeTrouble(browserPage, { reliance, address, standing, steps }, limit),
      },
    ];
  });

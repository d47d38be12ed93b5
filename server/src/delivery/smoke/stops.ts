import { landerPath, ROUTED_TEMPLATES } from '@amarena/shared/contracts/landers/landerAddresses';
import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { type AnyRemote, pathTo, ROUTES, type Route } from '@amarena/shared/contracts/platform/routes';
import { isSiteWidget } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Page } from 'playwright-core';
import type { Candidate } from '../check.ts';
import type { LiveSet } from '../liveSet.ts';
import { readExamples } from './exampleSchema.ts';
import { addressesOf, REFUSED_CALLS, WIDGET_PROPERTIES } from './examples.ts';
import { pageTrouble, type Standing } from './stand.ts';
import type { Trouble } from './troubles.ts';
import { type GivenProperties, widgetTrouble } from './widget.ts';
import type { World } from './world.ts';

/** A page or widget to be checked. */
export interface Stop {
  /** The version under test, as `mf-chat@1.2.0`. */
  readonly version: string;
  readonly kind: 'page' | 'widget' | 'example';
  /** Path of the page's route, or the widget's name; for an example also the part that ships it. */
  readonly name: string;
  /** The address that the browser opens. */
  readonly address: string;
  readonly access: Route['access'];
  /** The remote under test, whose traces in the page are looked for; null: none, as for the shell and for an example. */
  readonly remote: AnyRemote | null;
  /** Visits it; null if it works. */
  visit(page: Page, limit: number): Promise<Trouble | null>;
}

const routesOf = (owner: Route['owner']): Route[] => ROUTES.filter((route) => route.owner === owner);

interface Tested {
  readonly version: string;
  readonly remote: AnyRemote | null;
}

const pageOf = (
  { version, remote }: Tested,
  { path, access }: Pick<Route, 'path' | 'access'>,
  address: string,
  standing: Standing,
): Stop => ({
  version,
  kind: 'page',
  name: path,
  address,
  access,
  remote,
  visit: (page, limit) => pageTrouble(page, address, standing, limit),
});

const standingOf = ({ remote, container }: Manifest): Standing => ({ remote, container });

/** What a remote's widgets are mounted with: those of the site as `examples.ts` says, a guest's as its own first examples do. */
function widgetsOf(manifest: Manifest, world: World): { name: string; given: GivenProperties }[] {
  const { remote, contract } = manifest;
  const names = Object.keys(contract.widgets);
  if (!isGuestName(remote)) return names.filter(isSiteWidget).map((name) => ({ name, given: WIDGET_PROPERTIES[name] }));
  // Examples in another form are refused by themselves, see `exampleStops.ts`.
  const own = readExamples(manifest, world)?.widgets ?? {};
  return names.flatMap((name) => (own[name] ?? []).slice(0, 1).map((given) => ({ name, given })));
}

interface Opened {
  readonly route: Pick<Route, 'path' | 'access'>;
  readonly address: string;
  readonly refused: readonly string[];
}

/** The pages of a remote. A guest has one, open to whom its contract says. */
export function pagesOf({ remote, contract }: Manifest, world: World): Opened[] {
  if (!isGuestName(remote))
    return routesOf(remote).flatMap((route) =>
      addressesOf(route, world).map((address) => ({ route, address, refused: REFUSED_CALLS[route.name] ?? [] })),
    );
  const path = pathTo('guest', { guest: remote.slice('mf-'.length) });
  return [{ route: { path, access: contract.guest?.access ?? 'visitor' }, address: path, refused: [] }];
}

/** Every page and every widget of a remote. A widget is mounted into the first page of its remote. */
function stopsOfRemote(manifest: Manifest, world: World): Stop[] {
  const version = `${manifest.remote}@${manifest.version}`;
  const tested = { version, remote: manifest.remote };
  const standing = standingOf(manifest);
  const pages = pagesOf(manifest, world).map(({ route, address, refused }) => pageOf(tested, route, address, { ...standing, refused }));
  // A template without a row of its own has an address, too.
  const drawn = Object.keys(manifest.contract.templates)
    .filter((template) => !ROUTED_TEMPLATES.includes(template))
    .map((template) => landerPath(template, ''))
    .map((path) => pageOf(tested, { path, access: 'visitor' }, path, standing));
  const [host] = pages;
  if (host === undefined) return [];
  const { address, access } = host;
  const widgets = widgetsOf(manifest, world).map(
    ({ name, given }): Stop => ({
      ...tested,
      kind: 'widget',
      name,
      address,
      access,
      visit: (page, limit) => widgetTrouble(page, { name, address, standing, given }, limit),
    }),
  );
  return [...pages, ...drawn, ...widgets];
}

/** The shell's own pages, and under it the first page of every live remote. */
function stopsOfShell(version: string, live: LiveSet, world: World): Stop[] {
  const own = routesOf('shell').flatMap((route) =>
    addressesOf(route, world).map((address) => ({ route, address, standing: { remote: null, container: null } })),
  );
  const remotes = (Object.keys(live.remotes) as AnyRemote[]).flatMap((remote) => {
    const [active] = live.remotes[remote] ?? [];
    if (active === undefined) return [];
    return pagesOf(active, world)
      .slice(0, 1)
      .map(({ route, address }) => ({ route, address, standing: standingOf(active) }));
  });
  return [...own, ...remotes].map(({ route, address, standing }) =>
    pageOf({ version: `shell@${version}`, remote: null }, route, address, standing),
  );
}

/** What a browser has to visit to check candidates. `live` is the set that they are put over. */
export const stopsOf = (candidates: readonly Candidate[], live: LiveSet, world: World): Stop[] =>
  candidates.flatMap(({ part, manifest }) =>
    part === 'shell' ? stopsOfShell(manifest.version, live, world) : stopsOfRemote(manifest, world),
  );

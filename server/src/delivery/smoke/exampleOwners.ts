import { KEPT_PARAMETERS } from '@amarena/shared/contracts/platform/routeExamples';
import { filledIn, type Owner, ROUTES, type Route } from '@amarena/shared/contracts/platform/routes';
import { isSiteWidget, ownerOfWidget } from '@amarena/shared/contracts/platform/widgets';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { LiveSet } from '../liveSet.ts';
import type { ExamplePage, Examples } from './exampleSchema.ts';
import type { Standing } from './stand.ts';
import type { Stop } from './stops.ts';
import type { World } from './world.ts';

/** A version that relies on others, with what it relies on. */
export interface Consumer {
  /** Such as `shell@1.2.0`. */
  readonly version: string;
  readonly examples: Examples;
}

/** Where an example is played. */
export interface ExampleStop extends Stop {
  readonly kind: 'example';
  /** Who ships it and which of its examples it is, regardless of the version that provides what it relies on. */
  readonly id: string;
  /** A candidate ships it itself. */
  readonly own: boolean;
}

/** Names an example: who ships it, what it is about, and which of these it is. */
export const exampleId = (consumer: string, about: 'page' | 'event' | `widget ${string}`, index: number): string =>
  `${consumer} ${about} ${index}`;

/** What examples are played with. */
export interface Setting {
  /** The live versions, with the candidates over them. */
  readonly set: LiveSet;
  readonly world: World;
  /** The candidates. */
  readonly tested: ReadonlySet<string>;
}

/** A version that provides what an example relies on. */
export interface OwnerVersion {
  /** Such as `mf-chat@1.2.0`. */
  readonly version: string;
  readonly standing: Standing;
}

export const versionOf = ({ remote, version, container }: Manifest): OwnerVersion => ({
  version: `${remote}@${version}`,
  standing: { remote, container },
});

/** The active version of a part; null if it has none. */
export function ownerVersion(owner: Owner, { shell, remotes }: LiveSet): OwnerVersion | null {
  if (owner === 'shell') return shell === null ? null : { version: `shell@${shell.version}`, standing: { remote: null, container: null } };
  const manifest = remotes[owner]?.[0];
  return manifest === undefined ? null : versionOf(manifest);
}

/** A page that an example opens. */
export interface ExampleAddress {
  readonly route: Route;
  /** With its query. */
  readonly address: string;
}

/** Whether every required parameter has a value. */
const isComplete = ({ path }: Route, params: Readonly<Record<string, string>>): boolean =>
  path.split('/').every((part) => !part.startsWith(':') || part.endsWith('?') || (params[part.slice(1)] ?? '') !== '');

/** The address of a page of an example; null if this release has no such page, or if the browser would keep a part of the query. */
export function exampleAddress({ route: name, params = {}, query = {} }: ExamplePage): ExampleAddress | null {
  const route = ROUTES.find((one) => one.name === name);
  // Only a guest knows what its own page has.
  if (route === undefined || route.name === 'guest' || !isComplete(route, params)) return null;
  if (KEPT_PARAMETERS.some((parameter) => Object.hasOwn(query, parameter))) return null;
  const search = new URLSearchParams(query).toString();
  return { route, address: `${filledIn(route, params)}${search === '' ? '' : `?${search}`}` };
}

/** The pages that examples open. */
const pagesIn = ({ routes, events }: Examples): ExamplePage[] => [
  ...routes,
  ...events.flatMap((event) => ('at' in event ? [event.at] : 'route' in event.when ? [event.when] : [])),
];

/** Whether this release knows every page and every widget of the examples: others would be skipped in silence. */
export const arePlayable = (examples: Examples): boolean =>
  pagesIn(examples).every((page) => exampleAddress(page) !== null) &&
  Object.keys(examples.widgets).every((widget) => ownerOfWidget(widget) !== null) &&
  examples.events.every((event) => 'at' in event || 'route' in event.when || isSiteWidget(event.when.widget));

import { findRoute, type Owner, type RouteName } from '@amarena/shared/contracts/platform/routes';
import type { Here } from '../routing/current.ts';
import type { Store } from '../store.ts';

/** The versions that run on this page: the shell's, and by remote. */
export interface RunningVersions {
  readonly shell: string;
  readonly remotes: ReadonlyMap<string, string>;
}

/** A page by its name in the table of routes, and the part that owns it. */
export interface Place {
  readonly route: RouteName;
  readonly remote: Owner;
}

const placeAt = (path: string): Place | null => {
  const route = findRoute(path)?.route;
  return route === undefined ? null : { route: route.name, remote: route.owner };
};

const placeOf = ({ decision }: Here): Place | null =>
  decision.type === 'page' ? { route: decision.route.name, remote: decision.route.owner } : null;

/** Follows the pages of this document; returns which one was open at a time (milliseconds since the document's start). */
export function followPlaces(here$: Store<Here>, firstPath: string): (time: number) => Place | null {
  const places: { since: number; place: Place | null }[] = [{ since: 0, place: placeAt(firstPath) }];
  const note = (here: Here): void => {
    const place = placeOf(here);
    if (place?.route !== places.at(-1)?.place?.route) places.push({ since: performance.now(), place });
  };
  note(here$.get());
  here$.subscribe(() => note(here$.get()));
  return (time) => places.findLast(({ since }) => since <= time)?.place ?? null;
}

import { findRoute } from '@amarena/shared/contracts/platform/routes';
import type { Control } from './controls.ts';

/** A kind of control, as it was first seen. */
export interface Seen {
  readonly name: string;
  /** Address of the screen. */
  readonly at: string;
  /** The kind of control whose press revealed it; null if it is there when the screen opens. */
  readonly after: string | null;
}

export interface Reached {
  /** Names of routes that were shown. */
  readonly routes: Set<string>;
  /** Kinds of controls that were seen, and those that were pressed or filled. */
  readonly there: Map<string, Seen>;
  readonly used: Set<string>;
}

export const nothingReached = (): Reached => ({ routes: new Set(), there: new Map(), used: new Set() });

/**
 * The kind of a control, independent of the language: links by their target route, others by their path in the
 * component tree.
 */
export function kindOf({ kind, path, place, inMain }: Control, here: string): string {
  const route = routeFor(here);
  const from = (inMain ? route?.name : route?.layout) ?? 'unknown';
  return path === null ? `${from} ${kind} ${place}` : `${from} link to ${routeFor(path)?.name ?? 'elsewhere'}`;
}

const routeFor = (address: string) => findRoute(address.split('?', 1)[0] ?? '/')?.route;

/** Records the screen at an address and its controls; `after`: the kind of control whose press revealed what is new. */
export function note({ routes, there }: Reached, controls: readonly Control[], at: string, after: string | null): void {
  const route = routeFor(at)?.name;
  if (route !== undefined) routes.add(route);
  for (const control of controls) {
    const kind = kindOf(control, at);
    if (!there.has(kind)) there.set(kind, { name: control.name, at, after });
  }
}

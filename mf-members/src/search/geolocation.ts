import { storageFor } from '@amarena/shared/contracts/account/privacy';
import type { Geocode } from '@amarena/shared/contracts/people/geocode';
import { GEOLOCATION_CACHE } from '@amarena/shared/contracts/people/geolocationCache';
import { CoarsePlace } from '@amarena/shared/contracts/people/search';
import { loadPatiently } from './whenWanted.ts';

/**
 * What is known about the person's location. `unknown`: not asked yet. `refused`: the person or the browser refused.
 * `unavailable`: the device cannot tell now.
 */
export type Here = {
  /** The browser's permission state. `unknown` until it was asked. */
  permission: 'unsupported' | 'unknown' | PermissionState;
} & (
  | { status: 'unsupported' | 'unknown' | 'asking' | 'refused' | 'unavailable' }
  /**
   * `near`: the position as the search takes it. `at`: time of the position in milliseconds. `geocode`: name of the
   * place; null while it loads, false if it has none.
   */
  | { status: 'known'; near: string; at: number; geocode: Geocode | false | null }
);
/** What is known before anything was asked. One object, so that a page from the server is not rendered again for an equal one. */
export const UNKNOWN: Here = { permission: 'unknown', status: 'unknown' };
type Known = Extract<Here, { status: 'known' }>;

const STORED = 'amarena.near';

interface Surroundings {
  /** Undefined in browsers and frames without geolocation. */
  geolocation: Geolocation | undefined;
  /** Undefined in older browsers; then the result of the question says what is permitted. */
  permissions: Pick<Permissions, 'query'> | undefined;
  /** Lives as long as the tab, so that a reload shows the same list. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The name of the place at a position; never rejects. */
  geocodeOf(near: string): Promise<Geocode | false>;
  now(): number;
}

/** The person's location. The browser is asked only when `ask` is called. A position is valid for one hour. */
export function createGeolocation({ geolocation, permissions, storage, geocodeOf, now }: Surroundings) {
  const listeners = new Set<() => void>();
  let here: Here = geolocation === undefined ? { permission: 'unsupported', status: 'unsupported' } : (stored() ?? UNKNOWN);
  if (here.status === 'known') void name(here);

  function stored(): Known | null {
    const [near = '', at = ''] = (storage.getItem(STORED) ?? '').split(' ');
    if (!CoarsePlace.safeParse(near).success || !isFresh(Number(at))) return null;
    return { permission: 'granted', status: 'known', near, at: Number(at), geocode: null };
  }

  function isFresh(at: number): boolean {
    return now() - at < GEOLOCATION_CACHE;
  }

  function become(next: Here): Here {
    here = next;
    if (next.status === 'known') storage.setItem(STORED, `${next.near} ${next.at}`);
    for (const listener of listeners) listener();
    return next;
  }

  /** Adds the place's name to the position, unless there is a newer position by then. */
  async function name(known: Known): Promise<void> {
    const geocode = await geocodeOf(known.near);
    if (here === known) become({ ...known, geocode });
  }

  return {
    current: (): Here => here,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Asks the browser, which asks the person the first time. Returns the resulting state. */
    async ask(): Promise<Here> {
      if (geolocation === undefined || (here.status === 'known' && isFresh(here.at))) return here;
      const { permission } = here;
      become({ permission, status: 'asking' });
      const { askBrowser } = await loadPatiently(() => import('./askBrowser.ts'));
      const answer = await askBrowser(geolocation, permissions);
      if (answer.status !== 'known') return become(answer);
      const known: Known = { ...answer, at: now(), geocode: null };
      become(known);
      void name(known);
      return known;
    },
  };
}

let shared: ReturnType<typeof createGeolocation> | undefined;

/** The location of this page's person. Created on first use, because a server that renders the page has no browser. */
export function here(): ReturnType<typeof createGeolocation> {
  shared ??= createGeolocation({
    geolocation: navigator.geolocation,
    permissions: navigator.permissions,
    storage: storageFor('comfort', window.sessionStorage, window),
    geocodeOf: (near) => import('./askBrowser.ts').then(({ geocodeOf }) => geocodeOf(near)),
    now: Date.now,
  });
  return shared;
}

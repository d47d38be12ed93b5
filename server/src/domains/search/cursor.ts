import { Id, Instant } from '@amarena/shared/contracts/platform/primitives';
import type { Seals } from '../../http/seals.ts';

/** Where a page ends in the order of last activity: the last member on it. The database's precision is milliseconds. */
export interface ActivePlace {
  metres?: never;
  last_active: Date;
  id: string;
}

/** Where a page ends in the order of distance, which is that of last activity among those who live in one city. */
export interface NearPlace {
  metres: number;
  last_active: Date;
  id: string;
}
export type Place = ActivePlace | NearPlace;

/** What the first page counted: the following pages repeat the numbers instead of counting again. */
export interface Counts {
  numResults: number;
  numOnline: number;
}

export interface NextPage {
  place: Place;
  counts: Counts;
}

const COUNT = /^\d{1,4}$/;
const METRES = /^\d{1,9}$/;
/** In place of metres, in the order of last activity. Cursors of the release before have nothing there. */
const ANYWHERE = '-';

const CONTEXT = 'search';

/** Sealed, because no one may read the time of someone's last activity. */
export const cursorOf = (seals: Seals, { place, counts: { numResults, numOnline } }: NextPage): string =>
  seals.seal(CONTEXT, `${place.last_active.toISOString()} ${place.id} ${numResults} ${numOnline} ${place.metres ?? ANYWHERE}`);

/** What a cursor says; null for text that we did not create. */
export function readCursor(seals: Seals, cursor: string): NextPage | null {
  const [at = '', id = '', numResults = '', numOnline = '', metres = ANYWHERE] = seals.open(CONTEXT, cursor)?.split(' ') ?? [];
  // Our instants have years of four digits: the database refuses others that JavaScript accepts.
  if (!Instant.safeParse(at).success || !Id.safeParse(id).success) return null;
  if (metres !== ANYWHERE && !METRES.test(metres)) return null;
  if (!COUNT.test(numResults) || !COUNT.test(numOnline)) return null;
  const place = { last_active: new Date(at), id };
  return {
    place: metres === ANYWHERE ? place : { ...place, metres: Number(metres) },
    counts: { numResults: Number(numResults), numOnline: Number(numOnline) },
  };
}

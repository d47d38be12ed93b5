import { Id, Instant } from '@amarena/shared/contracts/platform/primitives';
import type { Seals } from '../../http/seals.ts';

/** Where a page ends in the order of last activity: the last member on it. The database's precision is milliseconds. */
export interface ActivePlace {
  last_active: Date;
  id: string;
}

/** Where a page ends in the order of distance. */
export interface NearPlace {
  metres: number;
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

const CONTEXT = 'search';

/** Sealed, because no one may read the time of someone's last activity. */
export const cursorOf = (seals: Seals, { place, counts: { numResults, numOnline } }: NextPage): string =>
  seals.seal(CONTEXT, `${'metres' in place ? place.metres : place.last_active.toISOString()} ${place.id} ${numResults} ${numOnline}`);

/** What a cursor says; null for text that we did not create. */
export function readCursor(seals: Seals, cursor: string): NextPage | null {
  const [at = '', id = '', numResults = '', numOnline = ''] = seals.open(CONTEXT, cursor)?.split(' ') ?? [];
  // Our instants have years of four digits: the database refuses others that JavaScript accepts.
  const near = METRES.test(at);
  if (!(near || Instant.safeParse(at).success) || !Id.safeParse(id).success) return null;
  if (!COUNT.test(numResults) || !COUNT.test(numOnline)) return null;
  return {
    place: near ? { metres: Number(at), id } : { last_active: new Date(at), id },
    counts: { numResults: Number(numResults), numOnline: Number(numOnline) },
  };
}

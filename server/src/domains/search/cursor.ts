import { Id, Instant } from '@amarena/shared/contracts/primitives';

/** Where a page ends: the last member on it. `last_active` has the database's precision, milliseconds. */
export interface Place {
  last_active: Date;
  id: string;
}

/** What the first page counted: the pages after it repeat the numbers and do not count again. */
export interface Counts {
  numResults: number;
  numOnline: number;
}

export interface Onward {
  place: Place;
  counts: Counts;
}

const COUNT = /^\d{1,4}$/;

export const cursorOf = ({ place: { last_active, id }, counts: { numResults, numOnline } }: Onward): string =>
  Buffer.from(`${last_active.toISOString()} ${id} ${numResults} ${numOnline}`).toString('base64url');

/** What a cursor says; null for text that we did not make. */
export function onwardFrom(cursor: string): Onward | null {
  const [time = '', id = '', numResults = '', numOnline = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  // An instant of ours has a year of four digits: others are times to us and none to the database.
  if (!Instant.safeParse(time).success || !Id.safeParse(id).success) return null;
  if (!COUNT.test(numResults) || !COUNT.test(numOnline)) return null;
  return { place: { last_active: new Date(time), id }, counts: { numResults: Number(numResults), numOnline: Number(numOnline) } };
}

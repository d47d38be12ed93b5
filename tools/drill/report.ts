import type { Books, Restored } from './books.ts';
import { RTO } from './pause.ts';

const SECOND = 1_000;
const seconds = (milliseconds: number): string => `${(milliseconds / SECOND).toFixed(1)} s`;

/** The time of day, as the lines of the drill have it. */
export const clock = (time: number): string => new Date(time).toISOString().slice(11, 19);

/** One figure of a report. */
export interface Line {
  readonly what: string;
  readonly value: string | number;
  /** What it has to be and is not; null if it is right, or only tells. */
  readonly wanted: string | null;
}

const WIDTH = 32;
/** Prints the lines; returns true if every figure is what it has to be. */
function printLines(lines: readonly Line[]): boolean {
  const shown = lines.map(
    ({ what, value, wanted }) => `${what.padEnd(WIDTH)}${value}${wanted === null ? '' : `   WRONG: it has to be ${wanted}`}`,
  );
  console.log(`\n${shown.join('\n')}`);
  return lines.every(({ wanted }) => wanted === null);
}

const sumOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const tells = (what: string, value: string | number): Line => ({ what, value, wanted: null });
const some = (what: string, value: number): Line => ({ what, value, wanted: value > 0 ? null : 'more than 0' });
const exactly = (what: string, value: number, wanted: number): Line => ({ what, value, wanted: value === wanted ? null : String(wanted) });
const none = (what: string, value: number): Line => exactly(what, value, 0);

/** What a restored database has, and whether it is exactly what it should be. `took`: milliseconds. */
export const restoredLines = ({ before, lost, doubled, tooNew, differences }: Restored, took: number): Line[] => [
  some('answered before the moment', before),
  none('of these lost', lost),
  none('doubled', doubled),
  none('newer than the moment', tooNew),
  none('contradictions in the ledgers', sumOf(differences)),
  tells('restored and open after', seconds(took)),
];

export const printRestored = (restored: Restored, took: number): boolean => printLines(restoredLines(restored, took));

/** What the books have, and whether nothing was lost or doubled and the site was back in time. */
export function bookLines(books: Books, refused: readonly string[]): Line[] {
  const { sent, stored, doubled, heard, heardTwice, readAgain, unshown, approved, longestPause } = books;
  return [
    some('sent', sent),
    exactly('stored once', stored - doubled, sent),
    none('lost', sent - stored),
    none('doubled', doubled),
    tells('shown by an event', heard),
    tells('shown after reading again', readAgain),
    none('never shown to the partner', Math.max(unshown.length, sent - heard - readAgain)),
    none('shown twice', heardTwice),
    none('never marked as delivered', books.unmarked),
    some('payments seen through', approved),
    exactly('told to be completed', books.toldCompleted, approved),
    exactly('completed in the database', books.completed, approved),
    none('contradictions in the ledgers', sumOf(books.differences)),
    none('refused', refused.length),
    {
      what: 'longest pause',
      value: `${seconds(longestPause.length)}, from ${clock(longestPause.began)}`,
      wanted: longestPause.length <= RTO ? null : `at most ${seconds(RTO)}`,
    },
    tells('slowest message', seconds(books.slowest)),
  ];
}

/** Prints the books, each reason for a refusal and each message that was not shown; returns true if every figure is what it has to be. */
export function printBooks(books: Books, refused: readonly string[]): boolean {
  const holds = printLines(bookLines(books, refused));
  for (const why of new Set(refused)) console.log(`refused: ${why}`);
  for (const message of books.unshown) console.log(`never shown: ${message}`);
  return holds;
}

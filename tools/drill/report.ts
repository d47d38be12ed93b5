import type { Books, Restored } from './books.ts';

const SECOND = 1_000;
const seconds = (milliseconds: number): string => `${(milliseconds / SECOND).toFixed(1)} s`;

/** The time of day, as the lines of the drill have it. */
export const clock = (time: number): string => new Date(time).toISOString().slice(11, 19);

type Lines = readonly (readonly [what: string, value: string | number])[];

const WIDTH = 32;
const printLines = (lines: Lines): void => console.log(`\n${lines.map(([what, value]) => `${what.padEnd(WIDTH)}${value}`).join('\n')}`);
const sumOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Prints what a restored database has; returns true if it is exactly what it should be. `took`: milliseconds. */
export function printRestored({ before, lost, doubled, tooNew, differences }: Restored, took: number): boolean {
  const contradictions = sumOf(differences);
  printLines([
    ['answered before the moment', before],
    ['of these lost', lost],
    ['doubled', doubled],
    ['newer than the moment', tooNew],
    ['contradictions in the ledgers', contradictions],
    ['restored and open after', seconds(took)],
  ]);
  return before > 0 && lost === 0 && doubled === 0 && tooNew === 0 && contradictions === 0;
}

/** Prints the books; returns true if nothing was lost or doubled. */
export function printBooks(books: Books, refused: readonly string[]): boolean {
  const { sent, stored, doubled, untold, toldTwice, paid, differences, longestPause, slowest } = books;
  const lost = sent - stored;
  const contradictions = sumOf(differences);
  const lines: Lines = [
    ['sent', sent],
    ['stored once', stored - doubled],
    ['lost', lost],
    ['doubled', doubled],
    ['never shown to the partner', untold],
    ['shown twice', toldTwice],
    ['payments seen through', paid],
    ['contradictions in the ledgers', contradictions],
    ['refused', refused.length],
    ['longest pause', `${seconds(longestPause.length)}, from ${clock(longestPause.began)}`],
    ['slowest message', seconds(slowest)],
  ];
  printLines(lines);
  for (const why of new Set(refused)) console.log(`refused: ${why}`);
  return lost === 0 && doubled === 0 && untold === 0 && toldTwice === 0 && contradictions === 0 && refused.length === 0 && sent > 0;
}

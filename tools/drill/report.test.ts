import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Books, Restored } from './books.ts';
import { RTO } from './pause.ts';
import { bookLines, type Line, restoredLines } from './report.ts';

const RIGHT: Books = {
  sent: 100,
  stored: 100,
  doubled: 0,
  heard: 97,
  heardTwice: 0,
  readAgain: 3,
  unmarked: 0,
  unshown: [],
  approved: 12,
  toldCompleted: 12,
  completed: 12,
  differences: { wallets: 0, transfers: 0 },
  longestPause: { began: Date.UTC(2027, 2, 4, 11, 20), length: RTO },
  slowest: 90_000,
};

/** What is wrong in a report. */
const wrongIn = (lines: readonly Line[]): string[] => lines.flatMap(({ what, wanted }) => (wanted === null ? [] : [`${what}: ${wanted}`]));
const wrongWith = (changes: Partial<Books>, refused: readonly string[] = []): string[] =>
  wrongIn(bookLines({ ...RIGHT, ...changes }, refused));

describe('the report of a drill', () => {
  it('passes if everything that was sent and paid is there once, and was shown', () => {
    expect(wrongWith({})).toEqual([]);
  });

  it.each<[string, Partial<Books>, string[]]>([
    ['a lost message', { stored: 99 }, ['stored once: 100', 'lost: 0']],
    ['a doubled message', { doubled: 1 }, ['stored once: 100', 'doubled: 0']],
    ['a message that was never shown', { heard: 96 }, ['never shown to the partner: 0']],
    ['a message that is named as not shown', { unshown: ['one, sent at noon'] }, ['never shown to the partner: 0']],
    ['a message that a page which read again does not have', { readAgain: 2 }, ['never shown to the partner: 0']],
    ['a message shown twice', { heardTwice: 1 }, ['shown twice: 0']],
    ['a message whose sender is not told that it is delivered', { unmarked: 1 }, ['never marked as delivered: 0']],
    ['a payment that its member was not told of', { toldCompleted: 11 }, ['told to be completed: 12']],
    ['a payment that was not completed', { completed: 11 }, ['completed in the database: 12']],
    ['a payment that no one approved', { completed: 13 }, ['completed in the database: 12']],
    ['no payment', { approved: 0, toldCompleted: 0, completed: 0 }, ['payments seen through: more than 0']],
    ['a contradiction in a ledger', { differences: { wallets: 0, transfers: 2 } }, ['contradictions in the ledgers: 0']],
    ['a pause that is too long', { longestPause: { began: 0, length: RTO + 1 } }, ['longest pause: at most 60.0 s']],
  ])('fails for %s', (_, changes, wrong) => {
    expect(wrongWith(changes)).toEqual(wrong);
  });

  it('fails if nothing was sent, or if the site refused anything', () => {
    expect(wrongWith({ sent: 0, stored: 0, heard: 0, readAgain: 0 })).toEqual(['sent: more than 0']);
    expect(wrongWith({}, ['/api/chat.php answers 403'])).toEqual(['refused: 0']);
  });

  it('holds the site to the time that its documents promise', () => {
    expect(readFileSync(join(import.meta.dirname, '../../docs/production.md'), 'utf8')).toContain(`RTO ${RTO / 1_000} s`);
  });
});

describe('the report of a restore', () => {
  const restored: Restored = { before: 40, lost: 0, doubled: 0, tooNew: 0, differences: { wallets: 0 } };

  it('passes if all of what was answered before the moment is there, and nothing newer', () => {
    expect(wrongIn(restoredLines(restored, 8_000))).toEqual([]);
  });

  it.each<[Partial<Restored>, string]>([
    [{ before: 0 }, 'answered before the moment: more than 0'],
    [{ lost: 1 }, 'of these lost: 0'],
    [{ doubled: 1 }, 'doubled: 0'],
    [{ tooNew: 1 }, 'newer than the moment: 0'],
    [{ differences: { wallets: 1 } }, 'contradictions in the ledgers: 0'],
  ])('fails for %j', (changes, wrong) => {
    expect(wrongIn(restoredLines({ ...restored, ...changes }, 8_000))).toEqual([wrong]);
  });
});

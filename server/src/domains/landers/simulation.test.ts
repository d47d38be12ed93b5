import { TEST_DAYS, TEST_ERROR } from '@amarena/shared/contracts/landers/landerResults';
import { describe, expect, it } from '@jest/globals';
import { chance } from '../../../test/support/chance.ts';
import { type Day, limitsOn, verdictOn } from './testRule.ts';

const TESTS = 1_000;
const KEYS = ['a', 'b', 'c', 'd'];

interface World {
  /** Daily visits of each wording. */
  readonly visits: readonly number[];
  /** The share of them that signs up, for each wording. */
  readonly rates: readonly number[];
}

/** How often each wording wins, as a share of all tests, if someone checks at the end of every day. */
function winners({ visits, rates }: World, seed: number): number[] {
  const next = chance(seed);
  const keys = KEYS.slice(0, visits.length);
  const signups = (of: number, rate: number): number => {
    let count = 0;
    for (let visit = 0; visit < of; visit += 1) if (next() < rate) count += 1;
    return count;
  };
  const day = (): Day => visits.map((of, variant) => ({ of, count: signups(of, rates[variant] ?? 0) }));
  const limits = limitsOn(Array.from({ length: TEST_DAYS }, day), keys.length);
  const won = new Map<string, number>();
  for (let test = 0; test < TESTS; test += 1) {
    const verdict = verdictOn(keys, Array.from({ length: TEST_DAYS }, day), limits);
    if (verdict.state === 'decided') won.set(verdict.variant, (won.get(verdict.variant) ?? 0) + 1);
  }
  return keys.map((key) => (won.get(key) ?? 0) / TESTS);
}

describe(`the rule in ${TESTS} tests that are looked at every day`, () => {
  it.each<[string, World]>([
    ['with many visits', { visits: [350, 350], rates: [0.05, 0.05] }],
    ['with few', { visits: [40, 40], rates: [0.03, 0.03] }],
    ['of three', { visits: [200, 200, 200], rates: [0.05, 0.05, 0.05] }],
  ])('calls one of equal wordings better in 5 of 100 at most: %s', (_case, world) => {
    expect(winners(world, 9).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(TEST_ERROR);
  });

  it('finds a wording that is two fifths better nearly always, one that is a fifth better in half, and never the worse one', () => {
    const [worse = 1, better = 0] = winners({ visits: [350, 350], rates: [0.05, 0.07] }, 9);
    const [none = 1, fifth = 0] = winners({ visits: [350, 350], rates: [0.05, 0.06] }, 9);
    expect(better).toBeGreaterThan(0.95);
    expect(fifth).toBeGreaterThan(0.5);
    expect([worse, none]).toEqual([0, 0]);
  });
});

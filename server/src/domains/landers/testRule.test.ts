import { describe, expect, it } from '@jest/globals';
import { boundaries } from './boundaries.ts';
import { liftOver, ONE_LOOK, rateOf, standing } from './share.ts';
import { type Day, limitsOn, totals, verdictOn } from './testRule.ts';

const KEYS = ['a', 'b'];
const days = (count: number, a: number, b: number, of = 350): Day[] =>
  Array.from({ length: count }, () => [
    { of, count: a },
    { of, count: b },
  ]);

describe('what is known of a share', () => {
  it('is Wilson’s interval of as many standard errors as it is asked for', () => {
    const { rate, low, high } = rateOf({ of: 4_790, count: 257 }, ONE_LOOK);
    expect([rate, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.0537, 0.0476, 0.0604]);
    expect(rateOf({ of: 10, count: 0 }, ONE_LOOK)).toMatchObject({ rate: 0, low: 0, high: expect.closeTo(0.278, 3) });
    expect(rateOf({ of: 0, count: 0 }, ONE_LOOK)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  it('says by how much a share is above another, and how far that is uncertain', () => {
    const { rate, low, high } = liftOver({ of: 4_790, count: 257 }, { of: 4_812, count: 221 }, ONE_LOOK);
    expect(rate).toBeCloseTo(0.17, 2);
    expect([low, high].map((value) => Math.round(value * 100))).toEqual([-2, 39]);
  });

  it('compares with nobody at all, too: half a case more on either side', () => {
    const [none, some] = [
      { of: 10, count: 0 },
      { of: 20, count: 5 },
    ];
    expect(liftOver(none, some, 0).rate).toBeCloseTo(0.5 / 11 / (5.5 / 21) - 1, 12);
    expect(standing(none, some)).toBeCloseTo(-1.2251, 4);
    expect(standing(some, none)).toBeCloseTo(1.2251, 4);
  });
});

describe('the limits of a test', () => {
  const even = Array.from({ length: 14 }, (_, day) => (day + 1) * 700);

  it('are those of Kim and DeMets for the third power of time', () => {
    // Computed independently of this code, with the normal distribution function instead of sums.
    const known = [4.29, 3.82, 3.55, 3.33, 3.15, 3, 2.86, 2.74, 2.62, 2.51, 2.4, 2.3, 2.21, 2.12];
    const limits = boundaries(even, { days: 14, error: 0.05 });
    expect(limits).toHaveLength(known.length);
    for (const [day, limit] of limits.entries()) expect(Math.abs(limit - (known[day] ?? 0))).toBeLessThan(0.02);
  });

  it('do not know what is still to come, and need no look on a day that brings nothing', () => {
    const limits = boundaries([700, 700, 1_400, 1_405, 9_000], { days: 14, error: 0.05 });
    expect(limits.map(Number.isFinite)).toEqual([true, false, true, false, true]);
    expect(boundaries([700, 700, 1_400], { days: 14, error: 0.05 })).toEqual(limits.slice(0, 3));
  });
});

describe('the rule of a lander test', () => {
  it('adds up the days by variant', () => {
    expect(totals([])).toEqual([]);
    expect(totals([...days(2, 3, 4), ...days(1, 1, 0, 10)])).toEqual([
      { of: 710, count: 7 },
      { of: 710, count: 8 },
    ]);
  });

  it('compares nothing if there is only one wording', () => {
    expect(verdictOn(['a'], days(20, 10, 10))).toEqual({ state: 'none' });
  });

  it('runs on while neither is surely better, and ends undecided after fourteen days', () => {
    expect(verdictOn(KEYS, [])).toEqual({ state: 'running', day: 1 });
    expect(verdictOn(KEYS, days(13, 16, 17))).toEqual({ state: 'running', day: 14 });
    expect(verdictOn(KEYS, days(14, 16, 17))).toEqual({ state: 'undecided' });
    expect(verdictOn(KEYS, days(14, 0, 0, 0))).toEqual({ state: 'undecided' });
  });

  it('stops at the end of the first day on which the interval of the difference leaves out none', () => {
    const all = days(14, 14, 21);
    const verdict = verdictOn(KEYS, all);
    expect(verdict).toEqual({ state: 'decided', day: 7, variant: 'b' });
    expect(verdictOn(KEYS, days(6, 14, 21))).toEqual({ state: 'running', day: 7 });
    const lowest = limitsOn(all, 2).map((limit, day) => {
      const [a, b] = totals(all.slice(0, day + 1));
      return a === undefined || b === undefined ? 0 : liftOver(b, a, limit).low;
    });
    expect(lowest.findIndex((low) => low > 0)).toBe(6);
  });

  it('is never extended and never changes its mind: what comes after the end counts for nothing', () => {
    expect(verdictOn(KEYS, [...days(7, 14, 21), ...days(7, 40, 2)])).toEqual({ state: 'decided', day: 7, variant: 'b' });
    expect(verdictOn(KEYS, [...days(14, 16, 17), ...days(30, 2, 60)])).toEqual({ state: 'undecided' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { liftOver, probabilitiesOfBest, rateOf } from './share.ts';
import { type Day, verdictOn } from './testRule.ts';

const KEYS = ['a', 'b'];
const days = (count: number, a: number, b: number, of = 350): Day[] =>
  Array.from({ length: count }, () => [
    { of, count: a },
    { of, count: b },
  ]);

describe('what is known of a share', () => {
  it('agrees with the quantiles of the beta distribution', () => {
    // Beta(258, 4534) has mean 0.0538 and standard deviation 0.0033, so the normal approximation gives 0.0474 to 0.0602.
    const { rate, low, high } = rateOf({ of: 4_790, count: 257 });
    expect([rate, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.0537, 0.0476, 0.0604]);
    expect(rateOf({ of: 0, count: 0 }).low).toBeCloseTo(0.025, 3);
    expect(rateOf({ of: 0, count: 0 }).high).toBeCloseTo(0.975, 3);
  });

  it('gives the probability that a share is the highest, also of three and of none', () => {
    const [a = 0, b = 0] = probabilitiesOfBest([
      { of: 4_812, count: 221 },
      { of: 4_790, count: 257 },
    ]);
    expect(b).toBeCloseTo(0.96, 2);
    expect(a + b).toBeCloseTo(1, 10);
    const none = { of: 0, count: 0 };
    for (const probability of probabilitiesOfBest([none, none, none])) expect(probability).toBeCloseTo(1 / 3, 6);
    expect(probabilitiesOfBest([{ of: 1_000, count: 0 }, none])[1]).toBeGreaterThan(0.99);
  });

  it('says by how much a share is above another, and how far that is uncertain', () => {
    const { rate, low, high } = liftOver({ of: 4_790, count: 257 }, { of: 4_812, count: 221 });
    expect(rate).toBeCloseTo(0.17, 2);
    expect([low, high].map((value) => Math.round(value * 100))).toEqual([-2, 39]);
  });
});

describe('the rule of a lander test', () => {
  it('compares nothing where there is one wording', () => {
    expect(verdictOn(['a'], days(20, 10, 10))).toEqual({ state: 'none' });
  });

  it('runs on while neither is surely better, and ends undecided after fourteen days', () => {
    expect(verdictOn(KEYS, [])).toEqual({ state: 'running', day: 1 });
    expect(verdictOn(KEYS, days(13, 16, 17))).toEqual({ state: 'running', day: 14 });
    expect(verdictOn(KEYS, days(14, 16, 17))).toEqual({ state: 'undecided' });
  });

  it('stops at the end of the first day on which one is the best with 97.5 %', () => {
    const verdict = verdictOn(KEYS, days(14, 14, 20));
    expect(verdict).toEqual({ state: 'decided', day: 4, variant: 'b' });
    expect(verdictOn(KEYS, days(3, 14, 20))).toEqual({ state: 'running', day: 4 });
  });

  it('is never extended and never changes its mind: what comes after the end counts for nothing', () => {
    expect(verdictOn(KEYS, [...days(4, 14, 20), ...days(10, 40, 2)])).toEqual({ state: 'decided', day: 4, variant: 'b' });
    expect(verdictOn(KEYS, [...days(14, 16, 17), ...days(30, 2, 60)])).toEqual({ state: 'undecided' });
  });
});

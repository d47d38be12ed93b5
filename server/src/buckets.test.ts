import { describe, expect, it } from '@jest/globals';
import { BUCKETS, bucketOf, placeOf, sharesOf } from './buckets.ts';

const ALL = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

describe('buckets of visitors', () => {
  it('are of about the same size', () => {
    const counts = new Map<number, number>();
    for (let visitor = 0; visitor < 20_000; visitor += 1) {
      const bucket = bucketOf(`visitor ${visitor}`);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    expect(counts.size).toBe(BUCKETS);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(75);
  });

  it('have one place each, and another order for another seed', () => {
    const places = (seed: string) => ALL.map((bucket) => placeOf(bucket, seed));
    expect(places('one').toSorted((a, b) => a - b)).toEqual(ALL);
    expect(places('two')).not.toEqual(places('one'));
    expect(places('one')).toEqual(places('one'));
  });

  it.each([
    ['halves', [50, 50], [50, 50]],
    ['thirds', [1, 1, 1], [34, 33, 33]],
    ['unequal weights', [70, 20, 10], [70, 20, 10]],
    ['one without a weight', [0, 3], [0, 100]],
    ['one too small for a bucket', [1, 100, 100, 100], [1, 33, 33, 33]],
    ['two too small for a bucket', [100, 100, 1, 1], [49, 49, 1, 1]],
    ['three too small for a bucket', [1, 1, 1, 997], [1, 1, 1, 97]],
    ['no weight at all', [0, 0], [0, 0]],
  ])('are shared by weight: %s', (_what, weights, shares) => {
    expect(sharesOf(weights)).toEqual(shares);
  });
});

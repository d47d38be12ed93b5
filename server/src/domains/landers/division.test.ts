import { describe, expect, it } from '@jest/globals';
import { isUneven } from './division.ts';

describe('the division of visits among variants', () => {
  // The most uneven division that chance explains, and the next one; Pearson's chi-square computed by hand.
  it.each([
    ['two alike', [1, 1], [552, 448], [553, 447]],
    ['two of nine to one', [9, 1], [931, 69], [932, 68]],
    ['three', [2, 1, 1], [348, 226, 226], [346, 227, 227]],
    ['four', [1, 1, 1, 1], [128, 72, 100, 100], [129, 71, 100, 100]],
  ])('is uneven where it is further from the weights than chance explains: %s', (_which, weights, even, uneven) => {
    expect(isUneven(even, weights)).toBe(false);
    expect(isUneven(uneven, weights)).toBe(true);
  });

  it.each([
    ['nobody came', [0, 0], [1, 1]],
    ['nothing has a weight', [40, 2], [0, 0]],
    ['there is one variant', [40], [1]],
  ])('is never uneven where %s', (_why, visits, weights) => {
    expect(isUneven(visits, weights)).toBe(false);
  });
});

import { expect, it } from '@jest/globals';
import { longestPause } from './pause.ts';

it('the longest pause is between two answers, in whichever order they were noted', () => {
  expect(longestPause([9_000, 1_000, 2_500, 2_000])).toEqual({ began: 2_500, length: 6_500 });
  expect(longestPause([1_000, 8_000, 8_500])).toEqual({ began: 1_000, length: 7_000 });
});

it('without two answers there is none', () => {
  expect(longestPause([])).toEqual({ began: 0, length: 0 });
  expect(longestPause([5_000]).length).toBe(0);
});

import { expect, it } from '@jest/globals';
import { positionOf, scaleOf } from './results.model.ts';

it('draws a scale that holds every rate and interval, and is never empty', () => {
  expect(scaleOf([{ rate: 0, low: 0.025, high: 0.975 }])).toEqual({ low: 0, high: 0.975 });
  expect(scaleOf([{ rate: 0.5, low: 0.5, high: 0.5 }])).toEqual({ low: 0.5, high: 0.51 });
  expect(positionOf(0.05, { low: 0, high: 0.1 }, 40, 240)).toBe(140);
});

import { describe, expect, it } from '@jest/globals';
import { failureShare, isTrend, trendPath } from './delivery.model.ts';

describe('the figures of a version', () => {
  it('share failures among all tries, and say nothing where nobody tried', () => {
    expect(failureShare({ starts: 75, failures: 25 })).toBe(25);
    expect(failureShare({ starts: 0, failures: 0 })).toBeNull();
  });

  it('are drawn from left to right, with a gap on a day without any', () => {
    expect(trendPath([0, 5, null, 10], { width: 30, height: 20, most: 10 })).toBe('M0.0 20.0L10.0 10.0M30.0 0.0');
    expect(trendPath([0, 0], { width: 30, height: 20, most: 0 })).toBe('M0.0 20.0L30.0 20.0');
  });

  it('are a line from two days on', () => {
    expect([isTrend([null, 3, null]), isTrend([1, null, 3])]).toEqual([false, true]);
  });
});

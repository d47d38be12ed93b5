import { describe, expect, it } from '@jest/globals';
import { highestShare, reasonToTakeBack, type TrialFigures } from './canaryRule.ts';

const figures = (visitors: number, failed: number, slow = 0): TrialFigures => ({ visitors, failed, timed: visitors, slow });

describe('taking a canary back', () => {
  it('names both shares with their counts', () => {
    expect(reasonToTakeBack(figures(40, 20), figures(60, 0))).toMatch(
      /^It failed for 20 of 40 visitors \(50\.0 %\), the active version for 0 of 60 visitors \(0\.0 %\); beyond doubt that is more than/,
    );
  });

  it('has a reason in slow starts alone', () => {
    expect(reasonToTakeBack(figures(200, 0, 100), figures(200, 0, 10))).toMatch(/^It started slowly for 100 of 200 visitors \(50\.0 %\)/);
  });

  it.each([
    ['nobody came', figures(0, 0), figures(0, 0)],
    ['nobody has the active version to compare with', figures(50, 50), figures(0, 0)],
    ['fewer than twenty came', figures(10, 10), figures(9, 0)],
    ['both fail alike', figures(400, 120), figures(400, 110)],
    ['the canary fails less', figures(400, 2), figures(400, 110)],
    ['one visitor of many failed', figures(40, 1), figures(40, 0)],
    ['the site itself is slow for everybody', figures(400, 0, 200), figures(400, 0, 190)],
    ['no more than one start in ten is slow', figures(4_000, 0, 390), figures(4_000, 0, 100)],
  ])('has no reason where %s', (_why, canary, active) => {
    expect(reasonToTakeBack(canary, active)).toBeNull();
  });

  it('finds a share of 0.02 only among thousands', () => {
    expect(reasonToTakeBack(figures(1_000, 20), figures(1_000, 2))).toBeNull();
    expect(reasonToTakeBack(figures(6_000, 120), figures(6_000, 12))).toMatch(/^It failed for 120 of 6000 visitors/);
  });
});

describe('the highest share that is not contradicted', () => {
  it('is any share before anybody came, and comes down to what is seen', () => {
    const bounds = [0, 20, 200, 2_000, 20_000].map((of) => highestShare({ of, count: of / 20 }));
    expect(bounds[0]).toBe(1);
    expect(bounds).toEqual([...bounds].sort((a, b) => b - a));
    expect(bounds.at(-1)).toBeCloseTo(0.05, 1);
    for (const bound of bounds) expect(bound).toBeGreaterThan(0.05);
  });
});

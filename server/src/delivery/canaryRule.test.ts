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
    ['fewer than thirty came', figures(15, 15), figures(14, 0)],
    ['nobody has the canary yet', figures(0, 0), figures(4_000, 0)],
    ['both fail alike', figures(400, 120), figures(400, 110)],
    ['the canary fails less', figures(400, 2), figures(400, 110)],
    ['one visitor of many failed', figures(40, 1), figures(40, 0)],
    ['the site itself is slow for everybody', figures(400, 0, 200), figures(400, 0, 190)],
    ['no more than one start in ten is slow', figures(4_000, 0, 390), figures(4_000, 0, 100)],
  ])('has no reason where %s', (_why, canary, active) => {
    expect(reasonToTakeBack(canary, active)).toBeNull();
  });

  it.each([
    ['failed', figures(15, 15), figures(15, 0)],
    ['failed', figures(60, 26), figures(60, 0)],
    ['failed', figures(400, 50), figures(400, 4)],
    ['started slowly', figures(4_000, 0, 499), figures(4_000, 0, 100)],
  ])('has a reason from the first visitor on who puts it beyond doubt: it %s', (what, canary, active) => {
    const oneFewer = { ...canary, failed: Math.max(0, canary.failed - 1), slow: Math.max(0, canary.slow - 1) };
    expect(reasonToTakeBack(oneFewer, active)).toBeNull();
    expect(reasonToTakeBack(canary, active)).toMatch(new RegExp(`^It ${what} for ${canary.failed + canary.slow} of ${canary.visitors} `));
  });

  it.each([
    ['17.1 %', figures(60, 26), figures(60, 0)],
    ['6.0 %', figures(400, 50), figures(400, 4)],
    ['10.0 %', figures(4_000, 0, 499), figures(4_000, 0, 100)],
  ])('says that %s are allowed', (allowed, canary, active) => {
    expect(reasonToTakeBack(canary, active)).toContain(`more than the allowed ${allowed}.`);
  });

  it('finds a share of 0.02 only among thousands', () => {
    expect(reasonToTakeBack(figures(1_000, 20), figures(1_000, 2))).toBeNull();
    expect(reasonToTakeBack(figures(6_000, 120), figures(6_000, 12))).toMatch(/^It failed for 120 of 6000 visitors/);
  });
});

describe('the highest share that is not contradicted', () => {
  // Computed independently of this code, with forty digits and the exact beta function.
  it.each([
    [0, 5, 0.856183698],
    [5, 10, 0.962650975],
    [1, 20, 0.504729122],
    [10, 200, 0.156454966],
    [100, 4_000, 0.039483112],
  ])('is exact for %i of %i', (count, of, share) => {
    expect(highestShare({ of, count })).toBeCloseTo(share, 8);
  });

  it('is any share before anybody came, and comes down to what is seen', () => {
    const bounds = [0, 20, 200, 2_000, 20_000].map((of) => highestShare({ of, count: of / 20 }));
    expect(bounds[0]).toBe(1);
    expect(bounds).toEqual([...bounds].sort((a, b) => b - a));
    expect(bounds.at(-1)).toBeCloseTo(0.05, 1);
    for (const bound of bounds) expect(bound).toBeGreaterThan(0.05);
  });
});

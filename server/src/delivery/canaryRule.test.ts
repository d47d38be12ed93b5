import { describe, expect, it } from '@jest/globals';
import { chance } from '../../test/support/chance.ts';
import { highestShare, reasonToTakeBack, type TrialFigures } from './canaryRule.ts';

const figures = (visitors: number, failed: number, slow = 0): TrialFigures => ({ visitors, failed, timed: visitors, slow });

interface Trial {
  /** Share of the visitors who get the canary. */
  readonly percent: number;
  readonly canaryFails: number;
  readonly activeFails: number;
  /** Visitors of both versions after which the trial ends without a reason. */
  readonly visitors: number;
}

/** A trial in which somebody looks after every visitor; answers after how many there was a reason, null: never. */
function looked({ percent, canaryFails, activeFails, visitors }: Trial, random: () => number): number | null {
  const seen = { canary: { of: 0, count: 0 }, active: { of: 0, count: 0 } };
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const isCanary = random() * 100 < percent;
    const side = isCanary ? seen.canary : seen.active;
    side.of += 1;
    if (random() < (isCanary ? canaryFails : activeFails)) side.count += 1;
    if (reasonToTakeBack(figures(seen.canary.of, seen.canary.count), figures(seen.active.of, seen.active.count)) !== null) return visitor;
  }
  return null;
}

const trials = (count: number, trial: Trial): (number | null)[] => {
  const random = chance(7);
  return Array.from({ length: count }, () => looked(trial, random));
};

const median = (found: readonly (number | null)[]): number => {
  const counts = found.map((visitors) => visitors ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? Number.NaN;
};

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

  it.each([0.02, 0.3])(
    'alarms for at most one in a thousand healthy canaries that fail for a share of %p, looked at after every visitor',
    (share) => {
      const found = trials(1_000, { percent: 30, canaryFails: share, activeFails: share, visitors: 100 });
      expect(found.filter((visitors) => visitors !== null).length).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    { canaryFails: 1, percent: 50, within: 45 },
    { canaryFails: 0.5, percent: 50, within: 130 },
    { canaryFails: 0.5, percent: 10, within: 220 },
    { canaryFails: 0.1, percent: 50, within: 900 },
  ])('finds a share of $canaryFails at $percent % within $within visitors of both versions', ({ canaryFails, percent, within }) => {
    const found = trials(25, { percent, canaryFails, activeFails: 0.002, visitors: 2 * within });
    expect(median(found)).toBeLessThanOrEqual(within);
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

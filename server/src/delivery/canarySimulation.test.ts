import { describe, expect, it } from '@jest/globals';
import { chance } from '../../test/support/chance.ts';
import { reasonToTakeBack, type TrialFigures } from './canaryRule.ts';

const figures = (visitors: number, failed: number): TrialFigures => ({ visitors, failed, timed: visitors, slow: 0 });

interface Trial {
  /** Share of the visitors who get the canary. */
  readonly percent: number;
  readonly canaryFails: number;
  readonly activeFails: number;
  /** Visitors of both versions after which the trial ends without a reason. */
  readonly visitors: number;
}

/**
 * Simulates a trial that is checked after every visitor. Returns after how many visitors there was a reason; null if
 * never.
 */
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

describe('a canary at which someone looks after every visitor', () => {
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
});

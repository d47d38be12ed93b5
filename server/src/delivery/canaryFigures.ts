import { GOOD_UP_TO } from '@amarena/shared/contracts/platform/fieldFigures';
import { exceeded, percentText } from './canaryRule.ts';

/** The metrics that a canary is judged by. */
export const JUDGED_METRICS = ['LCP', 'INP'] as const;
export type JudgedMetric = (typeof JUDGED_METRICS)[number];

/** The visitors of a version during a trial whose first figure is known. */
export interface MeasuredVisitors {
  readonly measured: number;
  /** Those of `measured` whose figure was not good. */
  readonly poor: number;
  /** Milliseconds within which three of four stayed; null: none was measured. */
  readonly p75: number | null;
}
export type TrialMeasures = Readonly<Record<JudgedMetric, MeasuredVisitors>>;

/** Fewer visitors on either side say nothing. */
const MIN_MEASURED = 30;
/** The canary's 75th percentile has to be this many times the active version's. */
const WORSE_BY = 1.2;
/** The 75th percentile is not good if more than a quarter of the visitors are above it. */
const POOR_FLOOR = 0.25;
/** Two metrics with two chances each to be wrong: together at most 1 in 10,000. */
const EVIDENCE = Math.log(40_000);

/**
 * Why a canary has to be taken back for being slow to show or to react, as a sentence with both figures; null if there
 * is no reason yet. Its 75th percentile has to be above what is good, beyond doubt, and clearly worse than the active
 * version's.
 */
export function slownessToTakeBack(canary: TrialMeasures, active: TrialMeasures): string | null {
  for (const metric of JUDGED_METRICS) {
    const [mine, theirs] = [canary[metric], active[metric]];
    if (Math.min(mine.measured, theirs.measured) < MIN_MEASURED || mine.p75 === null || theirs.p75 === null) continue;
    if (mine.p75 <= GOOD_UP_TO[metric] || mine.p75 < theirs.p75 * WORSE_BY) continue;
    const share = { of: mine.measured, count: mine.poor };
    const bound = exceeded(share, { of: theirs.measured, count: theirs.poor }, POOR_FLOOR, EVIDENCE);
    if (bound === null) continue;
    return `Its p75 of ${metric} was ${mine.p75} ms for ${mine.measured} visitors, the active version's ${theirs.p75} ms for ${theirs.measured}; ${percentText(mine.poor / mine.measured)} were above ${GOOD_UP_TO[metric]} ms, beyond doubt more than the allowed ${percentText(bound)}.`;
  }
  return null;
}

/**
 * When the site takes a canary back by itself.
 *
 * It counts visitors, not events. A visitor is one number in the canary’s cookie and one network, for whom a version
 * failed at least once during the trial or did not. So one broken browser counts once however often it fails, and no
 * one counts twice.
 *
 * The statistic is the mixture likelihood ratio of two binomials: the beta-binomial marginal with Jeffreys’ prior over
 * the likelihood at a share `p`. If `p` is the true share, its expectation is 1 for any number of visitors, so by
 * Ville’s inequality the probability that it ever reaches `EVIDENCE` is at most 1 in `EVIDENCE`. An ordinary test or
 * confidence interval guarantees that for a single look at a number of visitors fixed beforehand; here the data is
 * checked after every visitor and the first bad sign stops the trial, so that an ordinary test of 1 in 1000 would raise
 * many times as many false alarms.
 *
 * It is used twice: upwards from the active version's visitors, for the highest share that they do not contradict, and
 * then against that share, plus a margin, for the canary's. Both hold for any number of checks, and so they do together
 * for failures and for slow starts: four chances of 1 in 4000 to be wrong, 1 in 1000 for a whole trial. LCP and INP need
 * stronger evidence (`canaryFigures.ts`), which adds at most 1 in 10,000.
 */

/** Visitors of a version during a trial. */
export interface TrialFigures {
  /** Visitors for whom the version started or failed. */
  readonly visitors: number;
  /** Visitors for whom it failed at least once. */
  readonly failed: number;
  /** Visitors whose first start could be compared with the active version's usual times. */
  readonly timed: number;
  /** Those of `timed` whose first start was slower than 95 of 100 starts of the active version. */
  readonly slow: number;
}

export interface Share {
  readonly of: number;
  readonly count: number;
}

const EVIDENCE = Math.log(4_000);
/** Fewer agreeing networks may belong to one person: this many are needed to end a trial. */
const MIN_AGREEING = 10;
/** How much worse than the active version's a share may be before it matters. */
const MARGIN = 0.005;
/** By definition 5 in 100 are slow; up to 10 in 100 is no reason to end a trial. */
const SLOW_FLOOR = 0.1;
const PRIOR = 0.5;
const STIRLING_FROM = 10;
const BISECTIONS = 30;

/** Logarithm of the gamma function for `x` > 0, to twelve digits: Stirling’s series, reached by recurrence. */
function lnGamma(x: number): number {
  if (x < STIRLING_FROM) return lnGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1_260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);
/** `times * ln(x)`; 0 if `times` is 0, even if `x` is 0, too. */
const power = (times: number, x: number): number => (times === 0 ? 0 : times * Math.log(x));

/** Logarithm of the evidence against `p` (0 to 1) as the true share, given the data. */
function evidence({ of, count }: Share): (p: number) => number {
  const marginal = lnBeta(count + PRIOR, of - count + PRIOR) - lnBeta(PRIOR, PRIOR);
  return (p) => marginal - power(count, p) - power(of - count, 1 - p);
}

const shareOf = ({ of, count }: Share): number => (of === 0 ? 0 : count / of);

/** The highest share that the data does not contradict with this much evidence; 1 without data. */
export function highestShare(seen: Share, needed = EVIDENCE): number {
  const against = evidence(seen);
  let [low, high] = [shareOf(seen), 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (against(middle) < needed) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The share that the canary exceeds beyond doubt; null if none. Only evidence from above counts: a better canary is no
 * reason.
 */
export function exceeded(canary: Share, active: Share, floor: number, needed = EVIDENCE): number | null {
  if (canary.count < MIN_AGREEING) return null;
  const share = shareOf(canary);
  const bound = Math.max(floor, highestShare(active, needed) + MARGIN);
  return share > bound && evidence(canary)(bound) >= needed ? bound : null;
}

export const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`;
const figureText = (share: Share): string => `${share.count} of ${share.of} visitors (${percentText(shareOf(share))})`;

interface Rule {
  readonly what: string;
  /** Up to this share there is no reason. */
  readonly floor: number;
  readonly of: (figures: TrialFigures) => Share;
}

const RULES: readonly Rule[] = [
  { what: 'It failed', floor: 0, of: ({ visitors, failed }) => ({ of: visitors, count: failed }) },
  { what: 'It started slowly', floor: SLOW_FLOOR, of: ({ timed, slow }) => ({ of: timed, count: slow }) },
];

/** Why a canary has to be taken back, as a sentence with both figures; null if there is no reason yet. */
export function reasonToTakeBack(canary: TrialFigures, active: TrialFigures): string | null {
  for (const { what, floor, of } of RULES) {
    const bound = exceeded(of(canary), of(active), floor);
    if (bound === null) continue;
    const sides = `${what} for ${figureText(of(canary))}, the active version for ${figureText(of(active))}`;
    return `${sides}; beyond doubt that is more than the allowed ${percentText(bound)}.`;
  }
  return null;
}

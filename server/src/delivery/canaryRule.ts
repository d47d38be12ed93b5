/**
 * When the site takes a canary back by itself.
 *
 * What is counted is visitors, not events: each is one number in the canary’s cookie and one network that it came from,
 * to whom a version failed at least once during the trial or did not, so that one broken browser is one visitor however
 * often it fails, and nobody is two.
 *
 * The statistic is the mixture likelihood ratio of two binomials, the beta-binomial marginal with Jeffreys’ prior over
 * the likelihood at a share `p`. Where `p` is the true share its expectation is 1 however many visitors came, so by
 * Ville’s inequality it ever reaches `EVIDENCE` with a probability of at most 1 in `EVIDENCE`. An ordinary test or
 * confidence interval promises that for one look at a number of visitors fixed beforehand; here one looks after every
 * visitor and stops at the first bad sign, which makes an ordinary test of 1 in 1000 alarm many times as often.
 *
 * It is used twice: upwards from the active version's visitors, for the highest share that they do not contradict, and
 * then against that share, plus a margin, for the canary's. Both hold however often one looks, and so they do together
 * for failures and for slow starts: four chances of 1 in 4000 to be wrong, 1 in 1000 for a whole trial.
 */

/** Visitors of a version during a trial. */
export interface TrialFigures {
  /** Those for whom the version started or failed. */
  readonly visitors: number;
  /** Those for whom it failed at least once. */
  readonly failed: number;
  /** Those whose first start could be held against the active version's usual times. */
  readonly timed: number;
  /** Those of `timed` whose first start was slower than 95 of 100 starts of the active version. */
  readonly slow: number;
}

export interface Share {
  readonly of: number;
  readonly count: number;
}

const EVIDENCE = Math.log(4_000);
/** Fewer networks that agree may be one person's: it takes as many to end a trial. */
const MIN_AGREEING = 10;
/** By how much a share may be worse than the active version's before it matters to anyone. */
const MARGIN = 0.005;
/** Slow is what 5 in 100 are by definition; up to 10 in 100 it is no reason. */
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
/** `times * ln(x)`, which is 0 for no times even where `x` is 0. */
const power = (times: number, x: number): number => (times === 0 ? 0 : times * Math.log(x));

/** Logarithm of the evidence against `p` (0 to 1) as the true share, for what was seen. */
function evidence({ of, count }: Share): (p: number) => number {
  const marginal = lnBeta(count + PRIOR, of - count + PRIOR) - lnBeta(PRIOR, PRIOR);
  return (p) => marginal - power(count, p) - power(of - count, 1 - p);
}

const shareOf = ({ of, count }: Share): number => (of === 0 ? 0 : count / of);

/** The highest share that what was seen does not contradict; 1 where nothing was seen. */
export function highestShare(seen: Share): number {
  const against = evidence(seen);
  let [low, high] = [shareOf(seen), 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (against(middle) < EVIDENCE) low = middle;
    else high = middle;
  }
  return high;
}

/** The share that the canary exceeds beyond doubt; null: it does not. Only evidence from above counts: better is no reason. */
function exceeded(canary: Share, active: Share, floor: number): number | null {
  if (canary.count < MIN_AGREEING) return null;
  const share = shareOf(canary);
  const bound = Math.max(floor, highestShare(active) + MARGIN);
  return share > bound && evidence(canary)(bound) >= EVIDENCE ? bound : null;
}

const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`;
const figureText = (share: Share): string => `${share.count} of ${share.of} visitors (${percentText(shareOf(share))})`;

interface Rule {
  readonly what: string;
  /** A share that is never a reason. */
  readonly floor: number;
  readonly of: (figures: TrialFigures) => Share;
}

const RULES: readonly Rule[] = [
  { what: 'It failed', floor: 0, of: ({ visitors, failed }) => ({ of: visitors, count: failed }) },
  { what: 'It started slowly', floor: SLOW_FLOOR, of: ({ timed, slow }) => ({ of: timed, count: slow }) },
];

/** Why a canary is to be taken back, as a sentence with both figures; null: there is no reason yet. */
export function reasonToTakeBack(canary: TrialFigures, active: TrialFigures): string | null {
  for (const { what, floor, of } of RULES) {
    const bound = exceeded(of(canary), of(active), floor);
    if (bound === null) continue;
    const sides = `${what} for ${figureText(of(canary))}, the active version for ${figureText(of(active))}`;
    return `${sides}; beyond doubt that is more than the ${percentText(bound)} that are allowed.`;
  }
  return null;
}

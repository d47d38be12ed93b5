import type { Rate } from '@amarena/shared/contracts/landerResults';

/** How many of how many. */
export interface Share {
  readonly of: number;
  readonly count: number;
}

const POINTS = 2_000;
/** Standard deviations around the mean beyond which nothing is left that counts. */
const REACH = 10;
const BISECTIONS = 50;
const LOW = 0.025;
const MIDDLE = 0.5;
const HIGH = 0.975;
/** Bounds of a ratio of two shares that anybody could tell from none. */
const RATIOS = { least: Math.log(1e-4), most: Math.log(1e4) };

/**
 * What is known of a share after so many tries, with no opinion beforehand: the beta distribution with a flat prior, as
 * the middles of narrow strips of equal width with the probability of each.
 */
export interface Belief {
  readonly from: number;
  readonly width: number;
  readonly density: Float64Array;
  /** Probability up to the end of each strip. */
  readonly upTo: Float64Array;
}

const power = (times: number, x: number): number => (times === 0 ? 0 : times * Math.log(x));

export function beliefIn({ of, count }: Share): Belief {
  const [hits, misses] = [count + 1, of - count + 1];
  const mean = hits / (hits + misses);
  const deviation = Math.sqrt((mean * (1 - mean)) / (hits + misses + 1));
  const from = Math.max(0, mean - REACH * deviation);
  const width = (Math.min(1, mean + REACH * deviation) - from) / POINTS;
  const logs = Float64Array.from({ length: POINTS }, (_, strip) => {
    const x = from + (strip + 0.5) * width;
    return power(count, x) + power(of - count, 1 - x);
  });
  const highest = logs.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  const weights = logs.map((one) => Math.exp(one - highest));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const density = weights.map((one) => one / total);
  let sum = 0;
  return { from, width, density, upTo: density.map((one) => (sum += one)) };
}

const middleOf = ({ from, width }: Belief, strip: number): number => from + (strip + 0.5) * width;

/** Probability that the share is at most `x`. */
function atMost({ from, width, upTo }: Belief, x: number): number {
  const strips = (x - from) / width;
  if (strips <= 0) return 0;
  if (strips >= POINTS) return 1;
  const whole = Math.floor(strips);
  const before = upTo[whole - 1] ?? 0;
  return before + ((upTo[whole] ?? 1) - before) * (strips - whole);
}

/** The sum of `value` over what is believed, weighted by its probability. */
function expected(belief: Belief, value: (x: number) => number): number {
  let sum = 0;
  for (const [strip, weight] of belief.density.entries()) sum += weight * value(middleOf(belief, strip));
  return sum;
}

/** Where a rising function reaches `target`, between two bounds. */
function reaches(target: number, rising: (x: number) => number, [least, most]: readonly [number, number]): number {
  let [low, high] = [least, most];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A share with its 95 % credible interval. */
export function rateOf(share: Share): Rate {
  const belief = beliefIn(share);
  const quantile = (target: number) => reaches(target, (x) => atMost(belief, x), [0, 1]);
  return { rate: share.of === 0 ? 0 : share.count / share.of, low: quantile(LOW), high: quantile(HIGH) };
}

/** For each of several shares the probability that it is the highest; they add up to 1. */
export function probabilitiesOfBest(shares: readonly Share[]): number[] {
  const beliefs = shares.map(beliefIn);
  const raw = beliefs.map((belief) =>
    expected(belief, (x) => beliefs.reduce((product, other) => (other === belief ? product : product * atMost(other, x)), 1)),
  );
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}

/** By what part a share is above another (0.17: 17 % more), in the middle and with its 95 % credible interval. */
export function liftOver(share: Share, reference: Share): Rate {
  const [belief, base] = [beliefIn(share), beliefIn(reference)];
  const quantile = (target: number) => {
    const ratio = reaches(target, (log) => expected(base, (x) => atMost(belief, Math.exp(log) * x)), [RATIOS.least, RATIOS.most]);
    return Math.exp(ratio) - 1;
  };
  return { rate: quantile(MIDDLE), low: quantile(LOW), high: quantile(HIGH) };
}

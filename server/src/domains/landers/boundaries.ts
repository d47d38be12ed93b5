/**
 * How much two wordings must differ on each day before a test may end there.
 *
 * A test that is checked every day and stopped at the first good result has as many chances to be fooled as there are
 * days: an ordinary limit (1.96 standard errors) is right for one check, but over fourteen checks it calls one of two
 * equal wordings better in 20 tests of 100. Here the probability of error is distributed over the days beforehand
 * (group-sequential boundaries by alpha spending, Lan and DeMets 1983; the third power of the elapsed time, Kim and
 * DeMets 1987): little in the first days, most of it at the end, `error` in total. The limit of each day is the one at
 * which exactly that day’s share is spent, by the distribution of a random walk that has stayed within all limits so
 * far.
 */

/** No limit for a day: nothing was seen, or too little for a check of its own. */
const NO_LOOK = Number.POSITIVE_INFINITY;
/** Standard errors beyond which the remaining probability is negligible. */
const REACH = 6;
const POINTS = 201;
const MIDDLE = (POINTS - 1) / 2;
const STEP = (2 * REACH) / (POINTS - 1);
/** The share of visits that must be new. Less is finer than the steps of the grid, and waits for the next day. */
const LEAST_NEW = 0.01;

const at = (point: number): number => -REACH + point * STEP;
const bell = (x: number): number => Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI);

interface Walk {
  /** Visits up to the last check. */
  readonly seen: number;
  /** Probability at each point, in standard errors of that moment; 0 beyond its limit. */
  readonly weights: Float64Array;
}

/** The distribution of the walk after `seen` has grown, in standard errors of the new moment. */
function grown({ seen: before, weights }: Walk, seen: number): Float64Array {
  const [scale, spread] = [Math.sqrt(before / seen), Math.sqrt((seen - before) / seen)];
  // Symmetric, so that one half is enough.
  const half = Float64Array.from({ length: MIDDLE + 1 }, (_, point) => {
    let sum = 0;
    for (const [from, weight] of weights.entries()) if (weight > 0) sum += weight * bell((at(point) - at(from) * scale) / spread);
    return (sum / spread) * STEP;
  });
  return Float64Array.from({ length: POINTS }, (_, point) => half[Math.min(point, POINTS - 1 - point)] ?? 0);
}

/**
 * The limit beyond which `part` of the probability lies, half of it on each side. None if even the whole is not as
 * much.
 */
function limitFor(weights: Float64Array, part: number): number {
  let beyond = 0;
  for (let point = 0; at(point) < 0; point += 1) {
    const weight = 2 * (weights[point] ?? 0);
    if (beyond + weight > part) return -at(point) + STEP / 2 - ((part - beyond) / weight) * STEP;
    beyond += weight;
  }
  return 0;
}

/**
 * The limit of each day in standard errors; infinite on a day without a check. Depends only on that day and those
 * before it.
 *
 * `seen`: visits up to the end of each day. `days`: for how many a test may run. `error`: the probability that one of
 * two equal wordings is ever called better, in both directions together.
 */
export function boundaries(seen: readonly number[], { days, error }: { days: number; error: number }): number[] {
  let walk: Walk | null = null;
  let spent = 0;
  return seen.slice(0, days).map((visits, index) => {
    if (visits <= 0 || (walk !== null && visits - walk.seen < LEAST_NEW * visits)) return NO_LOOK;
    const weights = walk === null ? Float64Array.from({ length: POINTS }, (_, point) => bell(at(point)) * STEP) : grown(walk, visits);
    const due = error * ((index + 1) / days) ** 3;
    const limit = limitFor(weights, due - spent);
    spent = due;
    walk = { seen: visits, weights: weights.map((weight, point) => (Math.abs(at(point)) < limit ? weight : 0)) };
    return limit;
  });
}

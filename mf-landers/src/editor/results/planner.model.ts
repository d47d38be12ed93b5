/** Standard errors between two shares at the limit of the last day of a test. */
const LAST_LIMIT = 2.12;
/** Standard errors that find a real difference in 80 of 100 tests. */
const FOUND = 0.8416;
/** Fewer digits than this is what a plan can know. */
const DIGITS = 2;

/**
 * About how many visits each wording needs for a test of two to tell `rate` (from 0 to 1, above 0) from one that is better
 * by `lift` (0.2: a fifth) in 80 of 100 tests, rounded to two digits.
 */
export function visitsNeeded(rate: number, lift: number): number {
  const better = Math.min(rate * (1 + lift), 1);
  const spread = rate * (1 - rate) + better * (1 - better);
  return Number((((LAST_LIMIT + FOUND) ** 2 * spread) / (better - rate) ** 2).toPrecision(DIGITS));
}

/** Threshold in standard errors on the last day of a test. */
const LAST_LIMIT = 2.12;
/** Standard errors for 80 % power. */
const FOUND = 0.8416;
/** A plan is not more precise than this number of digits. */
const DIGITS = 2;

/**
 * Approximate visits per wording that a test of two wordings needs to detect a relative `lift` (0.2: 20 %) over `rate`
 * (from 0 to 1, above 0) in 80 of 100 tests, rounded to two digits.
 */
export function visitsNeeded(rate: number, lift: number): number {
  const better = Math.min(rate * (1 + lift), 1);
  const spread = rate * (1 - rate) + better * (1 - better);
  return Number((((LAST_LIMIT + FOUND) ** 2 * spread) / (better - rate) ** 2).toPrecision(DIGITS));
}

import type { Share } from './share.ts';

/**
 * Pearson’s chi-square that a random division exceeds in 1 of 1,000 tests, by the number of variants minus one (degrees
 * of freedom; a lander has at most four variants).
 */
const LIMITS = [10.828, 13.816, 16.266] as const;

/**
 * True if visits are divided among variants differently from their weights, further than chance explains: then
 * something is wrong with the division itself, and comparing the variants is meaningless. `visits` and `weights` in the
 * same order, without variants that have no weight.
 */
export function isUneven(visits: readonly Share['of'][], weights: readonly number[]): boolean {
  const limit = LIMITS[visits.length - 2];
  const [seen, whole] = [visits, weights].map((numbers) => numbers.reduce((sum, number) => sum + number, 0));
  if (limit === undefined || !seen || !whole) return false;
  const chiSquare = visits.reduce((sum, visit, index) => {
    const expected = (seen * (weights[index] ?? 0)) / whole;
    return sum + (visit - expected) ** 2 / expected;
  }, 0);
  return chiSquare > limit;
}

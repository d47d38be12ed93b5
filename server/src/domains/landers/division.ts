import type { Share } from './share.ts';

/**
 * Pearson’s chi-square that visitors divided by chance exceed in 1 of 1,000 tests, by the number of variants less one
 * (degrees of freedom; a lander has at most four variants).
 */
const LIMITS = [10.828, 13.816, 16.266] as const;

/**
 * True where visits are divided among variants otherwise than by their weights, further than chance explains: then
 * something is wrong with the division itself, and a comparison of the variants says nothing. `visits` and `weights` in
 * the same order, variants without a weight left out.
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

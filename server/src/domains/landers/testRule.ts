import { TEST_DAYS, TEST_ERROR, type Verdict } from '@amarena/shared/contracts/landers/landerResults';
import { boundaries } from './boundaries.ts';
import { type Share, standing } from './share.ts';

/** Visits (`of`) and confirmed sign-ups (`count`) of one day, for each variant in the order of the document. */
export type Day = readonly Share[];

/** The sums of several days, by variant. */
export const totals = (days: readonly Day[]): Share[] =>
  (days[0] ?? []).map((_, variant) =>
    days.reduce<Share>((sum, day) => ({ of: sum.of + (day[variant]?.of ?? 0), count: sum.count + (day[variant]?.count ?? 0) }), {
      of: 0,
      count: 0,
    }),
  );

/**
 * By how many standard errors two of `variants` wordings must differ on each day for the test to end there. Any one of
 * several variants may win by chance, so they share the error among them.
 */
export function limitsOn(days: readonly Day[], variants: number): number[] {
  const seen = days.map((_, index) => totals(days.slice(0, index + 1)).reduce((sum, { of }) => sum + of, 0));
  return boundaries(seen, { days: TEST_DAYS, error: (2 * TEST_ERROR) / variants });
}

/** The variant that is above every other one by more than `limit`; -1 if none. */
const winner = (shares: readonly Share[], limit: number): number =>
  shares.findIndex((share) => shares.every((other) => other === share || standing(share, other) >= limit));

/**
 * When a test of wordings stops: at the end of the first day on which one variant is above all others by more than the
 * day’s limit, or after `TEST_DAYS`. The limits are such that in the whole test, with a check every day, one of equal
 * wordings wins in at most `TEST_ERROR` of all tests. Only whole days count, in order, so that the result does not
 * depend on when someone checks, and nothing after the end changes it: waiting for a better result is no use.
 *
 * `days`: the days that are over, the first one first, each with every variant. `isHeld`: whether no one may win at the
 * end of a day, by its index; default: every day may decide.
 */
export function verdictOn(
  keys: readonly string[],
  days: readonly Day[],
  limits?: readonly number[],
  isHeld: (index: number) => boolean = () => false,
): Verdict {
  if (keys.length < 2) return { state: 'none' };
  for (const [index, limit] of (limits ?? limitsOn(days, keys.length)).entries()) {
    const variant = keys[winner(totals(days.slice(0, index + 1)), limit)];
    if (variant !== undefined && !isHeld(index)) return { state: 'decided', day: index + 1, variant };
  }
  return days.length >= TEST_DAYS ? { state: 'undecided' } : { state: 'running', day: days.length + 1 };
}

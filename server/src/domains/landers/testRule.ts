import { TEST_CERTAINTY, TEST_DAYS, type Verdict } from '@amarena/shared/contracts/landerResults';
import { probabilitiesOfBest, type Share } from './share.ts';

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
 * When a test of wordings stops: at the end of the first day on which one variant is the best with a probability of
 * `TEST_CERTAINTY`, or after `TEST_DAYS`. It looks at whole days only and in their order, so that the answer does not
 * depend on when somebody looks, and what comes after the end changes nothing: nobody can wait for a better one.
 *
 * `days`: the days that are over, the first one first, each with every variant. `keys`: names of the variants.
 */
export function verdictOn(keys: readonly string[], days: readonly Day[]): Verdict {
  if (keys.length < 2) return { state: 'none' };
  for (const [index] of days.slice(0, TEST_DAYS).entries()) {
    const best = probabilitiesOfBest(totals(days.slice(0, index + 1)));
    const variant = keys[best.findIndex((probability) => probability >= TEST_CERTAINTY)];
    if (variant !== undefined) return { state: 'decided', day: index + 1, variant };
  }
  return days.length >= TEST_DAYS ? { state: 'undecided' } : { state: 'running', day: days.length + 1 };
}

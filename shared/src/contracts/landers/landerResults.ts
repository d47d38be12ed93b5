import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { CalendarDate, Id, Instant } from '../platform/primitives.ts';
import { VersionNumber } from './landerDesk.ts';

/**
 * The largest share of tests with equally good wordings in which one of them may win, however often anyone looks: each
 * of two has 0.025. It is not the probability that a winner is better. Fixed in advance and never changed for a running
 * test.
 */
export const TEST_ERROR = 0.05;
/** Days after which a test ends in any case. */
export const TEST_DAYS = 14;

/**
 * A rate with its interval, all from 0 to 1. During a comparison the interval is as wide as the test's rule requires on
 * that day, so that the result can be checked daily: wide at first, then ever closer to the usual 95 %. Without a
 * comparison it is the usual one. Without a visit it is the whole range.
 */
export const Rate = z.object({ rate: z.number(), low: z.number(), high: z.number() });
export type Rate = z.infer<typeof Rate>;

/**
 * The counts. `visits`: visitors per day: one who loads the page ten times counts once, one who comes on two days
 * counts twice; bots are excluded. `started`: those who began the form. `signed_up`: accounts that were created.
 * `done`: accounts with a confirmed e-mail, which is what a test compares.
 */
export const LanderCounts = z.object({ visits: z.int(), started: z.int(), signed_up: z.int(), done: z.int() });
export type LanderCounts = z.infer<typeof LanderCounts>;

/**
 * A variant's results. `lift`: the relative difference of its rate to the first variant's, with its interval, which
 * excludes 0 on the day on which a test of two ends; null for the first.
 */
export const VariantResult = z.object({
  key: z.string(),
  name: z.string(),
  weight: z.int(),
  counts: LanderCounts,
  rate: Rate,
  lift: z.nullable(Rate),
  /** The rate at the end of each day. */
  days: z.array(z.extend(Rate, { day: CalendarDate })),
});
export type VariantResult = z.infer<typeof VariantResult>;

/**
 * The state of a test. `running`; `decided`: on `day` one variant crossed the limit of the rule, and visits were divided
 * as the weights say; `undecided`: `TEST_DAYS` are over and none did. Later days change nothing. `none`: there is nothing to compare.
 */
export const Verdict = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('running'), day: z.int() }),
  z.object({ state: z.literal('decided'), day: z.int(), variant: z.string() }),
  z.object({ state: z.literal('undecided') }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** Visitors' sources; '' if the address did not say, `*` for all that are not listed separately. */
export const SourceResult = z.object({ variant: z.string(), network: z.string(), ref: z.string(), sub1: z.string(), counts: LanderCounts });
export type SourceResult = z.infer<typeof SourceResult>;

/** GET: the results of a version of a lander; without `number` of the live one. Errors: `forbidden`, `not_found`. */
export const getLanderResults = endpoint({
  name: 'getLanderResults',
  method: 'GET',
  path: '/api/lander-results.php',
  ids: { id: 'staff' },
  query: z.object({ id: Id, number: z.optional(VersionNumber) }),
  answer: z.object({
    number: z.int(),
    since: Instant,
    /** The last day of a finished test, to which every figure here is limited; null: it is running, or there is none. */
    until: z.nullable(CalendarDate),
    /** Counts after `until`, of all variants; null if `until` is. */
    later: z.nullable(LanderCounts),
    /** True: the split of visits differs from the weights by more than chance explains in 1 of 1,000 tests. Then no comparison is valid, and no variant wins. */
    uneven: z.boolean(),
    verdict: Verdict,
    variants: z.array(VariantResult),
    sources: z.array(SourceResult),
  }),
});

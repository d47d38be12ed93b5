import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { VersionNumber } from './landerDesk.ts';
import { CalendarDate, Id, Instant } from './primitives.ts';

/**
 * In how many of all tests of equal wordings one of them may win at most, however often anyone looks: each of two has
 * 0.025. It is no probability that a winner is better. Said beforehand, never changed for a running test.
 */
export const TEST_ERROR = 0.05;
/** Days after which a test stops in any case. */
export const TEST_DAYS = 14;

/**
 * A share with its interval, all from 0 to 1. While wordings are compared it is as wide as the rule of the test has it
 * on that day, so that it may be looked at daily: wide at first, then ever closer to the usual 95 %. Without a comparison
 * it is that one. Without a visit it is everything.
 */
export const Rate = z.object({ rate: z.number(), low: z.number(), high: z.number() });
export type Rate = z.infer<typeof Rate>;

/**
 * What was counted. `visits`: visitors of a day, so that one who loads the page ten times is one, and one who comes on
 * two days is two; bots are left out. `started`: those who began the form. `signed_up`: accounts that were made. `done`:
 * accounts whose e-mail was confirmed, which is what a test compares.
 */
export const LanderCounts = z.object({ visits: z.int(), started: z.int(), signed_up: z.int(), done: z.int() });
export type LanderCounts = z.infer<typeof LanderCounts>;

/**
 * A variant's figures. `lift`: by what share its rate is above that of the first variant, with its interval, which leaves
 * out 0 on the day on which a test of two ends; null for the first.
 */
export const VariantResult = z.object({
  key: z.string(),
  name: z.string(),
  weight: z.int(),
  counts: LanderCounts,
  rate: Rate,
  lift: z.nullable(Rate),
  /** The rate as it stood at the end of each day. */
  days: z.array(z.extend(Rate, { day: CalendarDate })),
});
export type VariantResult = z.infer<typeof VariantResult>;

/**
 * How a test stands. `running`; `decided`: on `day` one variant was beyond the limit of the rule; `undecided`:
 * `TEST_DAYS` are over and none was. Days after the end change nothing. `none`: there is nothing to compare.
 */
export const Verdict = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('running'), day: z.int() }),
  z.object({ state: z.literal('decided'), day: z.int(), variant: z.string() }),
  z.object({ state: z.literal('undecided') }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** Where visitors came from; '' where an address did not say, `*` for those beyond the number that is told apart. */
export const SourceResult = z.object({ variant: z.string(), network: z.string(), ref: z.string(), sub1: z.string(), counts: LanderCounts });
export type SourceResult = z.infer<typeof SourceResult>;

/** GET: the numbers of a version of a lander; without `number` of the live one. Errors: `forbidden`, `not_found`. */
export const getLanderResults = endpoint({
  name: 'getLanderResults',
  method: 'GET',
  path: '/api/lander-results.php',
  ids: { id: 'staff' },
  query: z.object({ id: Id, number: z.optional(VersionNumber) }),
  answer: z.object({
    number: z.int(),
    since: Instant,
    /** The last day of a test that is over: every figure here is of its days alone; null: it runs, or there is none. */
    until: z.nullable(CalendarDate),
    /** What was counted after `until`, of all variants; null where `until` is. */
    later: z.nullable(LanderCounts),
    /** True: visits are divided otherwise than by weight, further than chance does in 1 of 1,000 tests. Then no comparison holds. */
    uneven: z.boolean(),
    verdict: Verdict,
    variants: z.array(VariantResult),
    sources: z.array(SourceResult),
  }),
});

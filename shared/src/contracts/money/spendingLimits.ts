import * as z from '@amarena/shared/schema';
import { Currency } from '../platform/currencies.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Instant } from '../platform/primitives.ts';

export const LIMIT_PERIODS = ['day', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
/** Hours before a raised or removed limit takes effect. */
export const LIMIT_RAISE_HOURS = 24;
/** Lowest and highest limit, minor units. */
export const LIMIT_BOUNDS = { min: 500, max: 1_000_000 } as const;
const CHOICES: Readonly<Record<LimitPeriod, readonly number[]>> = {
  day: [1_000, 2_500, 5_000, 10_000],
  month: [5_000, 10_000, 20_000, 50_000],
};
/** What the choices are multiplied by, where the smallest package costs more than the lowest of them. */
const TIMES: Partial<Record<Currency, number>> = { USD: 2, CAD: 2, AUD: 2, NZD: 2, PLN: 5 };

/** Limits that the screen offers, minor units. The lowest of a day allows the smallest package. */
export const limitChoices = (period: LimitPeriod, currency: Currency): number[] =>
  CHOICES[period].map((amount) => amount * (TIMES[currency] ?? 1));

const Limit = z.object({
  /** Minor units; null: no limit. */
  amount: z.nullable(z.int()),
  /** Spent in the current calendar day or month of the member's time zone, minus refunds; minor units. */
  spent: z.int(),
  /** A raised limit that is not in force yet; `amount` null removes the limit. */
  next: z.nullable(z.object({ amount: z.nullable(z.int()), from: Instant })),
});
export type Limit = z.infer<typeof Limit>;

/** The member's own spending limits. Purchases in another currency count at the package's price in this one. */
export const SpendingLimits = z.object({ currency: Currency, day: Limit, month: Limit });
export type SpendingLimits = z.infer<typeof SpendingLimits>;

/** GET: the member's limits, with what is spent. */
export const getSpendingLimits = endpoint({
  name: 'getSpendingLimits',
  method: 'GET',
  path: '/api/spending-limits.php',
  answer: SpendingLimits,
});

/** PUT: sets one limit. A lower one applies at once, a higher one or none after `LIMIT_RAISE_HOURS`. */
export const putSpendingLimits = endpoint({
  name: 'putSpendingLimits',
  method: 'PUT',
  path: '/api/spending-limits.php',
  body: z.object({
    period: z.enum(LIMIT_PERIODS),
    amount: z.nullable(z.int().check(z.gte(LIMIT_BOUNDS.min), z.lte(LIMIT_BOUNDS.max))),
  }),
  answer: SpendingLimits,
});

import { DAY } from '../../../times.ts';

/** Maximum debit from one member's accounts, in euro cents. */
const DIRECT_DEBIT_LIMITS = { day: 5_000, month: 15_000 } as const;

/** Limits of direct debit per day and month, in cents; spans in milliseconds. */
export const DEBIT_LIMIT_SPANS = [
  { span: DAY, most: DIRECT_DEBIT_LIMITS.day },
  { span: 30 * DAY, most: DIRECT_DEBIT_LIMITS.month },
] as const;

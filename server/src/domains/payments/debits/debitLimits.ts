import { DIRECT_DEBIT_LIMITS } from '@amarena/shared/contracts/money/directDebits';
import { DAY } from '../../../times.ts';

/** Limits of direct debit per day and month, in cents; spans in milliseconds. */
export const DEBIT_LIMIT_SPANS = [
  { span: DAY, most: DIRECT_DEBIT_LIMITS.day },
  { span: 30 * DAY, most: DIRECT_DEBIT_LIMITS.month },
] as const;

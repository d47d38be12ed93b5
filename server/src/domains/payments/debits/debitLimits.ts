import { DIRECT_DEBIT_LIMITS } from '@amarena/shared/contracts/directDebits';
import { DAY } from '../../../times.ts';

/** What direct debit may take in a day and in a month, in cents; spans in milliseconds. */
export const DEBIT_LIMIT_SPANS = [
  { span: DAY, most: DIRECT_DEBIT_LIMITS.day },
  { span: 30 * DAY, most: DIRECT_DEBIT_LIMITS.month },
] as const;

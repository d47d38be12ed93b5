import type { ApiError } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import { DAY } from '../../../times.ts';
import { debitedSince } from '../repository.ts';

/** Maximum debit from one member's accounts, in euro cents. */
const DIRECT_DEBIT_LIMITS = { day: 5_000, month: 15_000 } as const;

/** Limits of direct debit per day and month, in cents; spans in milliseconds. */
const DEBIT_LIMIT_SPANS = [
  { span: DAY, most: DIRECT_DEBIT_LIMITS.day },
  { span: 30 * DAY, most: DIRECT_DEBIT_LIMITS.month },
] as const;

/** Why this debit would exceed the member's limits; null if it would not. Lock the buyer before. */
export async function debitLimitProblem(trx: Db, memberId: string, total: number, now: Date): Promise<ApiError | null> {
  let left = Number.POSITIVE_INFINITY;
  for (const { span, most } of DEBIT_LIMIT_SPANS) {
    left = Math.min(left, most - (await debitedSince(trx, memberId, 'directdebit', new Date(now.getTime() - span))));
  }
  if (total <= left) return null;
  return { code: 'direct_debit_limit', left: { amount: Math.max(0, left), currency: 'EUR' } };
}

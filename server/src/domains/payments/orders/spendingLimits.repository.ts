import type { LimitPeriod } from '@amarena/shared/contracts/money/spendingLimits';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { SpendingLimitsTable } from '../tables.ts';

/** A member, and the calendar by which their limits count. */
export interface Spender {
  readonly id: string;
  readonly time_zone: string;
}

export type LimitRow = Selectable<SpendingLimitsTable>;

export const ownLimits = (db: Db, memberId: string): Promise<LimitRow[]> =>
  db.selectFrom('spending_limits').selectAll().where('member_id', '=', memberId).execute();

export async function saveLimit(trx: Db, limit: LimitRow): Promise<void> {
  const { amount, next_amount, next_from, currency } = limit;
  await trx
    .insertInto('spending_limits')
    .values(limit)
    .onConflict((conflict) => conflict.columns(['member_id', 'period']).doUpdateSet({ amount, next_amount, next_from, currency }))
    .execute();
}

/** Payments that count for the current day or month in a time zone: paid or pending, with refunds. */
export const countedPayments = (db: Db, { id, time_zone }: Spender, period: LimitPeriod, now: Date) =>
  db
    .selectFrom('payments')
    .leftJoin('withdrawals', 'withdrawals.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.provider_id',
      'payments.state',
      'payments.package',
      'payments.currency',
      'payments.total',
      'payments.discount_percentage',
      'withdrawals.refund',
    ])
    .where('payments.member_id', '=', id)
    .where('payments.state', 'in', ['pending', 'completed'])
    .where(
      sql<boolean>`date_trunc(${period}, payments.created_at at time zone ${time_zone}) = date_trunc(${period}, ${now}::timestamptz at time zone ${time_zone})`,
    )
    .orderBy('payments.created_at')
    .execute();

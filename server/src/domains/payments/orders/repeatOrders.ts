import type { Money } from '@amarena/shared/contracts/money/money';
import type { RepeatableOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import { MINUTE } from '../../../times.ts';
import type { DirectDebits } from '../debits/directDebits.ts';
import { packageIn } from '../packages.ts';
import type { Charges } from '../provider/charges.ts';
import { lockBuyer, ownMandates, ownPayment, ownPayments, type PaymentRow } from '../repository.ts';
import type { Buyer, Orders } from './orders.ts';

const SHOWN = 6;
/** Milliseconds after a charge in which the same order, if its outcome is still unknown, is taken for the same press. */
const SAME_PRESS = 10 * MINUTE;

export interface PayingMember extends Buyer {
  readonly paid_user: boolean;
}

interface Deps {
  readonly orders: Orders;
  readonly charges: Charges;
  readonly debits: Pick<DirectDebits, 'refusalOfRepeat'>;
  readonly provider: string;
}

const sameOrder = (one: PaymentRow, other: PaymentRow): boolean =>
  one.package === other.package && one.method === other.method && one.country === other.country;

/** Earlier orders that a premium member can place again in two taps. */
export function createRepeatOrders({ orders, charges, debits, provider }: Deps) {
  const mandateFor = async (db: Db, memberId: string, { method }: PaymentRow) =>
    (await ownMandates(db, memberId, provider)).find((mandate) => mandate.method === method);

  /** The same order, placed just now and not charged yet: pressed again after a reload, or in another tab. */
  const underWay = async (trx: Db, memberId: string, order: PaymentRow & { mandate_id: string }, now: Date) =>
    (await ownPayments(trx, memberId)).find(
      (row) =>
        row.state === 'pending' &&
        row.mandate_id === order.mandate_id &&
        sameOrder(row, order) &&
        (row.provider_id === null || now.getTime() - row.created_at.getTime() < SAME_PRESS),
    );

  return {
    /** Completed orders, the newest of each kind, at today's prices. */
    async list(db: Db, member: Pick<PayingMember, 'id' | 'paid_user'>): Promise<Result<RepeatableOrder[], ApiError>> {
      if (!member.paid_user) return failure({ code: 'premium_required' });
      const completed = (await ownPayments(db, member.id)).filter(({ state }) => state === 'completed');
      const newest = completed.filter((row, index) => completed.findIndex((other) => sameOrder(row, other)) === index).slice(0, SHOWN);
      const mandates = await ownMandates(db, member.id, provider);
      return success(
        newest
          .map((row) => ({ row, mandate: mandates.find(({ method }) => method === row.method) }))
          // A debit without a mandate needs the whole form again, which is more than two taps.
          .filter(({ row, mandate }) => mandate !== undefined || row.method !== 'directdebit')
          .map(({ row, mandate }) => ({
            payment: row.id,
            package: packageIn(row.country, row.package, 0),
            method: row.method,
            stored: mandate?.label ?? null,
          })),
      );
    },

    /** Needs an open transaction; roll it back on a refusal. Errors: those of `postRepeatOrder`. */
    async repeat(
      trx: Db,
      member: PayingMember,
      { payment, expected_total }: { payment: string; expected_total: Money },
      now: Date,
    ): Promise<Result<{ row: PaymentRow; redirect: string | null }, ApiError>> {
      if (!member.paid_user) return failure({ code: 'premium_required' });
      await lockBuyer(trx, member.id);
      const earlier = await ownPayment(trx, member.id, payment);
      if (earlier?.state !== 'completed') return failure({ code: 'not_found' });
      const wanted = { package: earlier.package, country: earlier.country, method: earlier.method, expected_total };
      const mandate = await mandateFor(trx, member.id, earlier);
      if (mandate === undefined) {
        if (earlier.method === 'directdebit') return failure({ code: 'payment_method_unavailable' });
        return orders.open(trx, member, { ...wanted, remember: false }, now);
      }
      const again = await underWay(trx, member.id, { ...earlier, mandate_id: mandate.id }, now);
      if (again !== undefined) return success({ row: again, redirect: null });
      const debited = { mandate: mandate.id, total: expected_total.amount };
      const refusal = earlier.method === 'directdebit' ? await debits.refusalOfRepeat(trx, member.id, debited, now) : null;
      if (refusal !== null) return failure(refusal);
      const charged = await orders.charged(trx, member, { ...wanted, mandate_id: mandate.id }, now);
      if (!charged.ok) return charged;
      await charges.start(trx, charged.value.id);
      return success({ row: charged.value, redirect: null });
    },
  };
}

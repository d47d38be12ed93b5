import type { Money } from '@amarena/shared/contracts/money/money';
import type { RepeatableOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import { packageIn } from '../packages.ts';
import type { Charges } from '../provider/charges.ts';
import { ownMandates, ownPayment, ownPayments, type PaymentRow } from '../repository.ts';
import type { Buyer, Orders } from './orders.ts';

const SHOWN = 6;

export interface PayingMember extends Buyer {
  readonly paid_user: boolean;
}

interface Deps {
  readonly orders: Orders;
  readonly charges: Charges;
  readonly provider: string;
}

const sameOrder = (one: PaymentRow, other: PaymentRow): boolean =>
  one.package === other.package && one.method === other.method && one.country === other.country;

/** Earlier orders that a premium member can place again in two taps. */
export function createRepeatOrders({ orders, charges, provider }: Deps) {
  const mandateFor = async (db: Db, memberId: string, { method }: PaymentRow) =>
    (await ownMandates(db, memberId, provider)).find((mandate) => mandate.method === method);

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
      const earlier = await ownPayment(trx, member.id, payment);
      if (earlier?.state !== 'completed') return failure({ code: 'not_found' });
      const wanted = { package: earlier.package, country: earlier.country, method: earlier.method, expected_total };
      const mandate = await mandateFor(trx, member.id, earlier);
      if (mandate === undefined) {
        if (earlier.method === 'directdebit') return failure({ code: 'payment_method_unavailable' });
        return orders.open(trx, member, { ...wanted, remember: false }, now);
      }
      const charged = await orders.charged(trx, member, { ...wanted, mandate_id: mandate.id }, now);
      if (!charged.ok) return charged;
      await charges.start(trx, charged.value.id);
      return success({ row: charged.value, redirect: null });
    },
  };
}

import type { Payment } from '@amarena/shared/contracts/money/payments';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import { DAY } from '../../../times.ts';
import { asPayment } from '../asPayment.ts';
import type { OtherDomains } from '../deps.ts';
import { ownPayment, ownPayments, type PaymentRow, pendingPayment } from '../repository.ts';

const PENDING_DAYS = 3;

/** Payments as their members see them. */
export function createPaymentList({ settings }: Pick<OtherDomains, 'settings'>) {
  const refundDays = async (db: Db): Promise<number> => (await settings.site(db)).refund_days;
  const shown = async (db: Db, row: PaymentRow, now: Date): Promise<Payment> => asPayment(row, await refundDays(db), now);

  return {
    /** A payment as its member sees it. */
    shown,

    async get(db: Db, memberId: string, id: string, now: Date): Promise<Result<Payment, ApiError>> {
      const row = await ownPayment(db, memberId, id);
      return row === undefined ? failure({ code: 'not_found' }) : success(await shown(db, row, now));
    },

    /** The newest one that waits for its confirmation; null if none. A payment that waits longer has been abandoned. */
    pending: (db: Db, memberId: string, now: Date): Promise<PendingPayment | null> =>
      pendingPayment(db, memberId, new Date(now.getTime() - PENDING_DAYS * DAY)),

    async list(db: Db, memberId: string, now: Date): Promise<Payment[]> {
      const days = await refundDays(db);
      return (await ownPayments(db, memberId)).map((row) => asPayment(row, days, now));
    },
  };
}

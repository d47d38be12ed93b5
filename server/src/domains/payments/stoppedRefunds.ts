import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/schema.ts';
import { lateOf, stopLateRefund } from './latePayments.repository.ts';
import { bookMoney, bookOwed } from './money.ts';
import type { PaymentRow } from './repository.ts';
import { stopRefund } from './withdrawals.repository.ts';

interface Deps {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Money on its way back to a payer whose bank takes it back as well: it is sent only as far as the bank left it. */
export function createStoppedRefunds({ log }: Deps) {
  /** What is not to be sent now; the same as before where the provider has taken the refund over already. */
  function stoppedNow(payment: PaymentRow, refund: { stopped: number; provider_refund: string | null }, wanted: number): number {
    if (refund.provider_refund === null) return wanted;
    if (wanted < refund.stopped)
      log.warn(
        { payment: payment.id, amount: refund.stopped - wanted },
        'a chargeback was reversed after its refund: pay the rest by hand',
      );
    return refund.stopped;
  }

  return {
    /** Adapts the refund of a withdrawal to what the bank holds of the price, `gone` minor units. Its VAT stays given back. */
    async ofSale(trx: Db, payment: PaymentRow, gone: number, now: Date): Promise<void> {
      const { withdrawal } = payment;
      if (withdrawal === null) return;
      const { id, refund } = withdrawal;
      const stopped = stoppedNow(payment, withdrawal, Math.max(0, refund - Math.max(0, payment.total - gone)));
      if (stopped === withdrawal.stopped) return;
      await bookMoney(trx, payment, { gross: stopped - withdrawal.stopped, vat: 0, reason: 'withdrawal' }, now);
      await stopRefund(trx, id, { stopped, over: stopped === refund ? now : null });
    },

    /** The same for money that came late. Answers by how much less is owed to the payer; negative: more. */
    async ofLate(trx: Db, payment: PaymentRow, gone: number, now: Date): Promise<number> {
      const late = await lateOf(trx, payment.id);
      if (late === undefined) throw new Error(`The payment ${payment.id} came late, and nothing says when.`);
      const stopped = stoppedNow(payment, late, gone);
      const less = stopped - late.stopped;
      if (less === 0) return 0;
      await bookOwed(trx, payment, -less, 'chargeback', now);
      await stopLateRefund(trx, late.id, { stopped, over: stopped === payment.total ? now : null });
      return less;
    },
  };
}
export type StoppedRefunds = ReturnType<typeof createStoppedRefunds>;

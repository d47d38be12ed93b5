import type { PaymentFailure } from '@amarena/shared/contracts/money/payments';
import { type Db, inTransaction } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { jobKind } from '../../../jobs/kinds.ts';
import type { Live } from '../../../live/live.ts';
import { DAY } from '../../../times.ts';
import type { PaymentMails } from '../mails/mails.ts';
import {
  buyerContact,
  endMandate,
  findPayment,
  lockBuyer,
  lockPayment,
  type MandateRow,
  mandateById,
  type PaymentRow,
  savePayment,
  wasReplaced,
} from '../repository.ts';
import { type ApplyReport, isLate } from './applyReport.ts';
import type { PaymentProvider } from './provider.ts';

const CHARGE = jobKind<{ payment: string }>('charge_mandate', { retries: 8, lasting: true });
/** A member no longer expects an order to be charged after this time. */
const LONGEST_WAIT = DAY;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly live: Pick<Live, 'publish'>;
  readonly mails: Pick<PaymentMails, 'refusedLate'>;
  readonly provider: PaymentProvider;
  readonly apply: ApplyReport;
  /** Called for a payment that ended without the provider, for the metrics. */
  readonly onRefused: () => void;
}

/**
 * Charges means that the provider stores. A charge is a separate job: the provider is called after the payment is
 * committed. A repeated job charges once: by the payment's id while the provider remembers it as a key, and afterwards because
 * the payment has the provider's id, from its answer or from its report, or the provider is asked for it.
 */
export function createCharges({ db, now, jobs, live, mails, provider, apply, onRefused }: Deps) {
  /** Ends a payment of which the provider knows nothing, so that no report would. */
  const end = ({ id, member_id, mandate_id }: PaymentRow, failure: PaymentFailure): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockBuyer(trx, member_id);
      const payment = await lockPayment(trx, id);
      if (payment?.state !== 'pending' || payment.provider_id !== null) return;
      await savePayment(trx, id, { state: 'failed', failure, finished_at: now(), check_at: null });
      // A refused means is not charged again silently: the next order asks for one.
      if (mandate_id !== null && failure === 'repeat_refused') await endMandate(trx, mandate_id, now());
      if (isLate(payment, now())) await mails.refusedLate(trx, payment);
      await live.publish(trx, member_id, { type: 'payment', payment: id, state: 'failed' });
      onRefused();
    });

  async function chargeNow(payment: PaymentRow, mandate: string): Promise<string | null> {
    const { language } = await buyerContact(db, payment.member_id);
    const charged = await provider.charge(db, {
      payment_id: payment.id,
      number: payment.number,
      credits: payment.credits,
      total: { amount: payment.total, currency: payment.currency },
      method: payment.method,
      language,
      mandate,
    });
    return charged?.provider_id ?? null;
  }

  /** Why a payment that the provider does not know must not be charged any more; null if it may be. */
  async function whyNot(payment: PaymentRow, mandate: MandateRow): Promise<PaymentFailure | null> {
    // Taken back, refused or forgotten after the order. One that a newer means replaced was still agreed to for this order.
    if (mandate.ended_at !== null && !(await wasReplaced(db, mandate))) return 'repeat_refused';
    if (now().getTime() - payment.created_at.getTime() > LONGEST_WAIT) return 'expired';
    const { status } = await buyerContact(db, payment.member_id);
    return status === 'deleted' ? 'expired' : null;
  }

  async function charge(id: string): Promise<void> {
    const payment = await findPayment(db, id);
    const mandate = payment?.mandate_id ? await mandateById(db, payment.mandate_id) : undefined;
    if (payment === undefined || mandate === undefined) throw new Error(`Payment ${id} has no stored means to charge.`);
    if (payment.state !== 'pending') return;
    const { reference, label } = mandate;
    const before = payment.provider_id ?? (await provider.charged(db, { payment_id: payment.id, mandate: reference }));
    const failure = before === null ? await whyNot(payment, mandate) : null;
    if (failure !== null) return end(payment, failure);
    const provider_id = before ?? (await chargeNow(payment, reference));
    if (provider_id === null) return end(payment, 'repeat_refused');
    if (payment.provider_id === null) await savePayment(db, payment.id, { provider_id, instrument: label });
    const report = await provider.ask(db, provider_id);
    if (report !== null) await apply(db, report, now());
    if (report?.state === 'failed') await endMandate(db, mandate.id, now());
  }
  jobs.handle(CHARGE, ({ payment }) => charge(payment));

  return {
    /** Charges once the transaction commits. */
    start: (trx: Db, payment: string): Promise<void> => jobs.add(trx, CHARGE, { payment }),
    /** Tries again to charge a payment whose job has given up. */
    again: (payment: string): Promise<void> => inTransaction(db, (trx) => jobs.addAgain(trx, CHARGE, { payment })),
  };
}
export type Charges = ReturnType<typeof createCharges>;

import { type Db, inTransaction } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { jobKind } from '../../../jobs/kinds.ts';
import type { Live } from '../../../live/live.ts';
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
} from '../repository.ts';
import { type ApplyReport, isLate } from './applyReport.ts';
import type { PaymentProvider } from './provider.ts';

const CHARGE = jobKind<{ payment: string }>('charge_mandate', { retries: 8, lasting: true });

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
  const refuse = ({ id, member_id, mandate_id }: PaymentRow): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockBuyer(trx, member_id);
      const payment = await lockPayment(trx, id);
      if (payment?.state !== 'pending' || payment.provider_id !== null) return;
      await savePayment(trx, id, { state: 'failed', failure: 'repeat_refused', finished_at: now(), check_at: null });
      if (mandate_id !== null) await endMandate(trx, mandate_id, now());
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

  /** The provider's id of the charge; null: it is refused. */
  async function chargeOnce(payment: PaymentRow, { reference, label, ended_at }: MandateRow): Promise<string | null> {
    if (payment.provider_id !== null) return payment.provider_id;
    const before = await provider.charged(db, { payment_id: payment.id, mandate: reference });
    // Ended after the order: the means was taken back, replaced or forgotten, or its member left.
    if (before === null && ended_at !== null) return null;
    const provider_id = before ?? (await chargeNow(payment, reference));
    if (provider_id !== null) await savePayment(db, payment.id, { provider_id, instrument: label });
    return provider_id;
  }

  async function charge(id: string): Promise<void> {
    const payment = await findPayment(db, id);
    const mandate = payment?.mandate_id ? await mandateById(db, payment.mandate_id) : undefined;
    if (payment === undefined || mandate === undefined) throw new Error(`Payment ${id} has no stored means to charge.`);
    if (payment.state !== 'pending') return;
    const provider_id = await chargeOnce(payment, mandate);
    if (provider_id === null) return refuse(payment);
    const report = await provider.ask(db, provider_id);
    if (report !== null) await apply(db, report, now());
    // A refused means is not charged again silently: the next order asks for one.
    if (report?.state === 'failed') await endMandate(db, mandate.id, now());
  }
  jobs.handle(CHARGE, ({ payment }) => charge(payment));

  return {
    /** Charges once the transaction commits. */
    start: (trx: Db, payment: string): Promise<void> => jobs.add(trx, CHARGE, { payment }),
  };
}
export type Charges = ReturnType<typeof createCharges>;

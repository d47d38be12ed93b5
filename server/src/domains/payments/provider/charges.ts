import type { Db } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { jobKind } from '../../../jobs/kinds.ts';
import { buyerContact, endMandate, findPayment, mandateById, savePayment } from '../repository.ts';
import type { ApplyReport } from './applyReport.ts';
import type { PaymentProvider } from './provider.ts';

const CHARGE = jobKind<{ payment: string }>('charge_mandate', { retries: 8, lasting: true });

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly provider: PaymentProvider;
  readonly apply: ApplyReport;
}

/**
 * Charges means that the provider stores. A charge is a separate job: the provider is called after the payment is
 * committed, and a repeated job charges once, by the payment's id.
 */
export function createCharges({ db, now, jobs, provider, apply }: Deps) {
  async function charge(id: string): Promise<void> {
    const payment = await findPayment(db, id);
    const mandate = payment?.mandate_id ? await mandateById(db, payment.mandate_id) : undefined;
    if (payment === undefined || mandate === undefined) throw new Error(`Payment ${id} has no stored means to charge.`);
    if (payment.state !== 'pending') return;
    const { language } = await buyerContact(db, payment.member_id);
    const { provider_id } = await provider.charge(db, {
      payment_id: id,
      number: payment.number,
      credits: payment.credits,
      total: { amount: payment.total, currency: payment.currency },
      method: payment.method,
      language,
      mandate: mandate.reference,
    });
    await savePayment(db, id, { provider_id, instrument: mandate.label });
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

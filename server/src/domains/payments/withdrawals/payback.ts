import { type Db, inTransaction } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { jobKind } from '../../../jobs/kinds.ts';
import { HOUR } from '../../../times.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { findPayment, lockBuyer, type PaymentRow } from '../repository.ts';

/** A refund that its job could not deliver is retried every hour, until the provider accepts it. */
const RETRY_AFTER = HOUR;
const BATCH = 50;
const RETRIES = 8;

/** A row that says whose money is sent back. */
interface Owed {
  readonly id: string;
  readonly payment_id: string;
  readonly refunded_at: Date | null;
  /** What the provider has accepted before, in minor units. */
  readonly sent: number;
}

/** One reason for sending money back, with its table. */
export interface PaybackKind<Row extends Owed> {
  /** Name of its job. */
  readonly job: string;
  find(db: Db, id: string): Promise<Row | undefined>;
  /** Rows from before `before` that the provider has not accepted yet. */
  open(db: Db, before: Date, most: number): Promise<readonly { readonly id: string }[]>;
  /** The total to send back, in minor units of the payment's currency. */
  amountOf(row: Row, payment: PaymentRow): number;
  /** The provider has accepted `amount`, under its own id of the refund. */
  taken(trx: Db, row: Row, payment: PaymentRow, refund: { readonly id: string; readonly amount: number }): Promise<void>;
}

/** The provider refunds once per id: what follows a part that was sent gets another one. */
const nameOf = ({ id, sent }: Owed): string => (sent === 0 ? id : `${id}-${sent}`);

interface Deps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly provider: PaymentProvider;
}

/** Sends money back through the provider: by a job at once, and by another one every hour until it is accepted. */
export function createPayback<Row extends Owed>({ db, jobs, provider }: Deps, { job, find, open, amountOf, taken }: PaybackKind<Row>) {
  const PAY_BACK = jobKind<{ id: string }>(job, { retries: RETRIES, lasting: true });

  /** Under the buyer's lock, so that no chargeback comes between computing the amount and the provider's answer. */
  async function payBack(trx: Db, id: string): Promise<void> {
    const known = await find(trx, id);
    const payment = known && (await findPayment(trx, known.payment_id));
    if (payment === undefined) return;
    if (payment.provider_id === null) throw new Error(`The refund ${id} belongs to a payment that no provider has.`);
    await lockBuyer(trx, payment.member_id);
    const row = await find(trx, id);
    if (row === undefined || row.refunded_at !== null) return;
    const { provider_id, number, currency } = payment;
    const amount = amountOf(row, payment) - row.sent;
    const refund = await provider.refund(trx, { id: nameOf(row), provider_id, number, refund: { amount, currency } });
    await taken(trx, row, payment, { id: refund, amount });
  }
  jobs.handle(PAY_BACK, ({ id }) => inTransaction(db, (trx) => payBack(trx, id)));

  return {
    /** Sends the money of a row back once the transaction commits. */
    start: (trx: Db, id: string): Promise<void> => jobs.add(trx, PAY_BACK, { id }),

    /** Retries refunds that the provider has not accepted yet. */
    async retry(at: Date): Promise<void> {
      for (const { id } of await open(db, new Date(at.getTime() - RETRY_AFTER), BATCH)) {
        await inTransaction(db, (trx) => jobs.addAgain(trx, PAY_BACK, { id }));
      }
    },
  };
}

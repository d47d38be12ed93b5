import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import type { PaymentPorts } from '../ports.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import type { ApplyReport } from '../provider/reports.ts';
import { claimLook, lockBuyer, ownPayment, type PaymentRow } from '../repository.ts';
import type { Discounts } from './discounts.ts';

/** However often a member's page asks, the provider is asked this often at most. */
const LOOK_PAUSE = 5_000;

interface Deps {
  readonly provider: Pick<PaymentProvider, 'ask' | 'resume'>;
  readonly apply: ApplyReport;
  readonly discounts: Pick<Discounts, 'giveUp'>;
  readonly ports: Pick<PaymentPorts, 'publish'>;
  readonly onFailure: (payment: string, error: unknown) => void;
}

const isUnfinished = (payment: PaymentRow): payment is PaymentRow & { readonly provider_id: string } =>
  payment.state === 'pending' && !payment.at_bank && payment.provider_id !== null;

/** Payments whose page at the provider was left before anything was decided there. */
export function createUnfinished({ provider, apply, discounts, ports, onFailure }: Deps) {
  async function look(db: Db, { provider_id }: PaymentRow & { readonly provider_id: string }, now: Date): Promise<void> {
    const report = await provider.ask(db, provider_id);
    if (report !== null) await apply(db, report, now);
  }

  async function own(db: Db, memberId: string, id: string): Promise<Result<PaymentRow, ApiError>> {
    const payment = await ownPayment(db, memberId, id);
    return payment === undefined ? failure({ code: 'not_found' }) : success(payment);
  }

  return {
    /**
     * Asks the provider how an unfinished payment stands, because its member looks at it. A provider that does not answer
     * leaves the payment as it is known.
     */
    async refresh(db: Db, memberId: string, id: string, now: Date): Promise<void> {
      const payment = await ownPayment(db, memberId, id);
      if (payment === undefined || !isUnfinished(payment)) return;
      if (!(await claimLook(db, id, now, new Date(now.getTime() - LOOK_PAUSE)))) return;
      try {
        await look(db, payment, now);
      } catch (error) {
        onFailure(id, error);
      }
    },

    /** The provider's page, where it is still open; null: the payment has gone on without it. Errors: `not_found`. */
    async resume(
      trx: Db,
      memberId: string,
      id: string,
      now: Date,
    ): Promise<Result<{ row: PaymentRow; redirect: string | null }, ApiError>> {
      const payment = await own(trx, memberId, id);
      if (!payment.ok) return payment;
      if (!isUnfinished(payment.value)) return success({ row: payment.value, redirect: null });
      const redirect = await provider.resume(trx, payment.value.provider_id);
      if (redirect !== null) return success({ row: payment.value, redirect });
      await look(trx, payment.value, now);
      const after = await own(trx, memberId, id);
      return after.ok ? success({ row: after.value, redirect: null }) : after;
    },

    /**
     * Ends an unfinished payment at the provider and frees what it reserved. One that the provider cannot stop any more
     * stays, and is answered as it stands. Errors: `not_found`.
     */
    async cancel(trx: Db, memberId: string, id: string, now: Date): Promise<Result<PaymentRow, ApiError>> {
      await lockBuyer(trx, memberId);
      const payment = await own(trx, memberId, id);
      if (!payment.ok || !isUnfinished(payment.value)) return payment;
      if (await discounts.giveUp(trx, id, now)) await ports.publish(trx, memberId, { type: 'payment', payment: id, state: 'cancelled' });
      else await look(trx, payment.value, now);
      return own(trx, memberId, id);
    },
  };
}
export type Unfinished = ReturnType<typeof createUnfinished>;

import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import type { OtherDomains } from '../deps.ts';
import type { ApplyReport } from '../provider/applyReport.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { claimLook, lockBuyer, ownPayment, type PaymentRow } from '../repository.ts';
import type { Discounts } from './discounts.ts';

/** The provider is asked at most this often, however often a member's page asks. */
const LOOK_PAUSE = 5_000;

interface Deps extends Pick<OtherDomains, 'live'> {
  readonly provider: Pick<PaymentProvider, 'ask' | 'resume'>;
  readonly apply: ApplyReport;
  readonly discounts: Pick<Discounts, 'giveUp'>;
  readonly onFailure: (payment: string, error: unknown) => void;
}

const isUnfinished = (payment: PaymentRow): payment is PaymentRow & { readonly provider_id: string } =>
  payment.state === 'pending' && !payment.at_bank && payment.provider_id !== null;

/** Payments that the member left on the provider's page before a decision. */
export function createUnfinished({ provider, apply, discounts, live, onFailure }: Deps) {
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
     * Asks the provider about an unfinished payment when its member looks at it. If the provider does not answer, the
     * payment stays as it is.
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

    /** The provider's page, if it is still open; null if the payment has moved on without it. Errors: `not_found`. */
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
     * Cancels an unfinished payment at the provider and frees what it reserved. If the provider can no longer stop it,
     * the payment stays and is returned as it is. Errors: `not_found`.
     */
    async cancel(trx: Db, memberId: string, id: string, now: Date): Promise<Result<PaymentRow, ApiError>> {
      await lockBuyer(trx, memberId);
      const payment = await own(trx, memberId, id);
      if (!payment.ok || !isUnfinished(payment.value)) return payment;
      if (await discounts.giveUp(trx, id, now)) await live.publish(trx, memberId, { type: 'payment', payment: id, state: 'cancelled' });
      else await look(trx, payment.value, now);
      return own(trx, memberId, id);
    },
  };
}
export type Unfinished = ReturnType<typeof createUnfinished>;

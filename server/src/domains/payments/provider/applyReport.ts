import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../../db/schema.ts';
import { HOUR } from '../../../times.ts';
import type { Chargebacks } from '../debits/chargebacks.ts';
import { type CompletePurchaseDeps, createCompletePurchase } from '../orders/completePurchase.ts';
import type { PlaceProof } from '../orders/paymentCountryProof.ts';
import { findPayment, insertReport, lockBuyer, lockPayment, type PaymentRow, savePayment } from '../repository.ts';
import type { LatePayments } from '../withdrawals/latePayments.ts';
import type { ProviderReport } from './provider.ts';

interface Deps extends CompletePurchaseDeps {
  readonly late: Pick<LatePayments, 'mayKeep' | 'refuse'>;
  readonly chargebacks: Pick<Chargebacks, 'apply' | 'settle'>;
  /** Called for each payment that ended, for the metrics. */
  readonly onSettled: (state: ProviderReport['state']) => void;
}

const LATE = 120_000;
/** Whether the member is notified by e-mail: they no longer wait on the page. */
export const isLate = ({ created_at }: Pick<PaymentRow, 'created_at'>, now: Date): boolean => now.getTime() - created_at.getTime() > LATE;

/** A failed payment may still be paid; after this time we ask the provider once more. */
const RECHECK_DELAY = HOUR;

/**
 * Money may arrive even after a refusal or a cancellation; nothing undoes a completed payment, or one that was sent
 * back.
 */
const isNews = ({ state, at_bank, failure }: PaymentRow, reported: ProviderReport['state']): boolean => {
  if (state === 'pending') return reported !== 'pending' || !at_bank;
  return state !== 'completed' && failure !== 'came_late' && reported === 'completed';
};

const belongsTo = (report: ProviderReport, payment: PaymentRow, provider: string): boolean =>
  payment.provider === provider &&
  payment.provider_id === report.provider_id &&
  payment.total === report.total.amount &&
  payment.currency === report.total.currency;

/** The card's country is added to the order's proofs later, because it is only known once the order exists. */
const placeWith = ({ place }: PaymentRow, country: string): string =>
  JSON.stringify([...(place ?? []), { kind: 'card', country } satisfies PlaceProof]);

/** Applies a provider's report to a payment. */
export function createApplyReport(deps: Deps) {
  const { live, mails, late, chargebacks, provider, onSettled } = deps;
  const completePurchase = createCompletePurchase(deps);

  async function act(trx: Db, payment: PaymentRow, report: ProviderReport, now: Date): Promise<void> {
    const { state, instrument } = report;
    if (state === 'pending') {
      await savePayment(trx, payment.id, { at_bank: true, instrument: instrument ?? payment.instrument });
      return;
    }
    if (state === 'completed' && !(await late.mayKeep(trx, payment, now))) return late.refuse(trx, payment, now);
    // Whether we asked or the provider reported: a failed charge of stored means has one reason for the member.
    const failed = payment.mandate_id !== null && state === 'failed' ? 'repeat_refused' : report.failure;
    await savePayment(trx, payment.id, {
      state,
      failure: state === 'completed' ? null : failed,
      instrument: instrument ?? payment.instrument,
      ...(report.card_country !== null && { place: placeWith(payment, report.card_country) }),
      finished_at: now,
      check_at: state === 'completed' ? null : new Date(now.getTime() + RECHECK_DELAY),
    });
    if (state === 'completed') await completePurchase(trx, payment, report, now);
    else if (isLate(payment, now) && state === 'failed') await mails.refusedLate(trx, payment);
  }

  /** Acts on a provider's report, once however often it comes. Errors: `not_found`. */
  return (db: Db, report: ProviderReport, now: Date): Promise<Result<undefined, ApiError>> =>
    inTransaction(db, async (trx) => {
      const found = await findPayment(trx, report.payment_id);
      if (found !== undefined) await lockBuyer(trx, found.member_id);
      const payment = await lockPayment(trx, report.payment_id);
      // The provider charged stored means, but its answer was lost: this report says by which id.
      const unheard = payment?.provider_id === null && payment.mandate_id !== null;
      const known = unheard ? { ...payment, provider_id: report.provider_id } : payment;
      if (payment === undefined || known === undefined || !belongsTo(report, known, provider)) return failure({ code: 'not_found' });
      if (unheard) await savePayment(trx, payment.id, { provider_id: report.provider_id });
      const { event_id, payment_id, state } = report;
      if (!(await insertReport(trx, { provider, event_id, payment_id, received_at: now }))) return success(undefined);
      const news = isNews(payment, state);
      if (news) await act(trx, payment, report, now);
      if (news && state !== 'pending') onSettled(state);
      const after = await findPayment(trx, payment_id);
      const wasTakenBack = after !== undefined && (await chargebacks.apply(trx, after, report, now));
      if (after !== undefined && (news || wasTakenBack))
        await live.publish(trx, after.member_id, { type: 'payment', payment: payment_id, state: after.state });
      return success(undefined);
    });
}
export type ApplyReport = ReturnType<typeof createApplyReport>;

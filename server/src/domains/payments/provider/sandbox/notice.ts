import { Money } from '@amarena/shared/contracts/money/money';
import { PaymentFailure, PaymentState } from '@amarena/shared/contracts/money/payments';
import * as z from 'zod/mini';
import { MINUTE } from '../../../../times.ts';
import type { ProviderReport } from '../provider.ts';
import { EXPIRES_AFTER } from './outcomes.ts';
import type { SandboxPayment } from './repository.ts';

/** What the sandbox reports to its shop about a payment. */
export const Notice = z.object({
  id: z.string(),
  payment: z.uuid(),
  merchant_reference: z.uuid(),
  status: PaymentState,
  amount: Money,
  failure: z.optional(z.nullable(PaymentFailure)),
  instrument: z.optional(z.nullable(z.string())),
  mandate: z.optional(z.nullable(z.uuid())),
  /** What the payer's bank took back. */
  charged_back: z.optional(Money),
  /** How much of that the bank has returned. */
  reversed: z.optional(Money),
});
export type Notice = z.infer<typeof Notice>;

/** Null for a body that is not a notice. */
export function parsedNotice(body: Buffer): Notice | null {
  try {
    return Notice.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

/** The state of a payment in the sandbox's books at a moment. */
export function standing(
  { outcome, failure, settles_at, refused_first, created_at }: SandboxPayment,
  now: Date,
): Pick<Notice, 'status' | 'failure'> {
  if (outcome === null) {
    const expired = now.getTime() - created_at.getTime() >= EXPIRES_AFTER * MINUTE;
    return expired ? { status: 'cancelled', failure: 'expired' } : { status: 'pending' };
  }
  if (settles_at !== null && settles_at > now) return refused_first ? { status: 'failed', failure: 'declined' } : { status: 'pending' };
  return { status: outcome, failure };
}

/** One notice for each state of a payment: a repeat has the same id. */
export const noticeOf = (payment: SandboxPayment, { status, failure = null }: Pick<Notice, 'status' | 'failure'>): Notice => ({
  id: `${payment.id}:${status}`,
  payment: payment.id,
  merchant_reference: payment.merchant_reference,
  status,
  amount: { amount: payment.amount, currency: payment.currency },
  failure,
  instrument: payment.instrument,
  mandate: status === 'completed' ? payment.mandate : null,
});

/** A notice as a report to the shop. */
export function reportIn(notice: Notice): ProviderReport {
  const { id, payment, merchant_reference, status, amount, failure = null, instrument = null, mandate, charged_back, reversed } = notice;
  return {
    event_id: id,
    payment_id: merchant_reference,
    provider_id: payment,
    state: status,
    total: amount,
    failure,
    charged_back: charged_back?.amount ?? 0,
    reversed: reversed?.amount ?? 0,
    instrument,
    card_country: null,
    mandate: mandate == null ? null : { reference: mandate, label: instrument ?? '' },
  };
}

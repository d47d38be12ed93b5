import { MandateStatus, MollieApiError, type MollieClient, RefundStatus } from '@mollie/api-client';
import * as z from 'zod/mini';

/** A stored means is a customer and one of their mandates. */
const MANDATE = /^(cst_[A-Za-z0-9]+)\/(mdt_[A-Za-z0-9]+)$/;
const GONE = [404, 409, 410, 422];
const PaymentMetadata = z.object({ payment_id: z.string() });
const RefundMetadata = z.object({ withdrawal_id: z.string() });
/** A refund in one of these states has not left our account. */
const NOT_REFUNDED: readonly RefundStatus[] = [RefundStatus.failed, RefundStatus.canceled];

export interface MollieMeans {
  readonly customerId: string;
  readonly mandateId: string;
}

export const isGone = (error: unknown): boolean => error instanceof MollieApiError && GONE.includes(error.statusCode ?? 0);

export function meansIn(reference: string): MollieMeans {
  const [, customerId, mandateId] = MANDATE.exec(reference) ?? [];
  if (customerId === undefined || mandateId === undefined) throw new Error('The stored means is none of Mollie’s.');
  return { customerId, mandateId };
}

async function unlessGone<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Whether there is such a payment that nobody has paid yet. */
export const isOpen = async (mollie: MollieClient, id: string): Promise<boolean> =>
  (await unlessGone(mollie.payments.get(id)))?.status === 'open';

/** Whether a stored means can still be charged. */
export async function isChargeable(mollie: MollieClient, { customerId, mandateId }: MollieMeans): Promise<boolean> {
  const found = await unlessGone(mollie.customerMandates.get(mandateId, { customerId }));
  return found !== null && found.status !== MandateStatus.invalid;
}

/**
 * The id of the charge for one of our payments; null: there is none, or no such customer any more. The provider forgets
 * our keys after an hour.
 */
export async function chargeOf(mollie: MollieClient, { customerId }: MollieMeans, paymentId: string): Promise<string | null> {
  const find = async (): Promise<string | null> => {
    for await (const made of mollie.customerPayments.iterate({ customerId })) {
      const metadata = PaymentMetadata.safeParse(made.metadata);
      if (metadata.success && metadata.data.payment_id === paymentId) return made.id;
    }
    return null;
  };
  return unlessGone(find());
}

/** The id of a refund that was made before, though its answer was lost; undefined: there is none. */
export async function refundOf(mollie: MollieClient, paymentId: string, id: string): Promise<string | undefined> {
  for await (const made of mollie.paymentRefunds.iterate({ paymentId })) {
    const metadata = RefundMetadata.safeParse(made.metadata);
    if (metadata.success && metadata.data.withdrawal_id === id && !NOT_REFUNDED.includes(made.status)) return made.id;
  }
  return undefined;
}

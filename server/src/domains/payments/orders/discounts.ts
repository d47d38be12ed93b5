import type { DiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { type Discounted, percentageOf } from '@amarena/shared/contracts/money/priceRules';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { findPayment, lockPayment, type PaymentRow, savePayment } from '../repository.ts';
import type { DiscountCodesTable } from '../tables.ts';
import { findCode, findUse, insertCode, reserveCode, useCodeOf } from './discounts.repository.ts';
import { offerHolder, reserveOffer } from './welcomeOffer.repository.ts';
import { runningOffer } from './welcomeOffer.ts';

/** The reduction of one order: the welcome offer or a typed code, whichever is more, never both. */
export interface Discount {
  readonly percentage: number;
  /** The typed code if it gives the discount; null for the offer, or for nothing. */
  readonly code: string | null;
}

/** A new code. Default: for everyone, in every country, for every method. */
export interface NewCode extends Pick<DiscountCodesTable, 'code' | 'expires_at' | 'value_percentage'> {
  readonly country?: Country;
  readonly member_id?: string;
  readonly currency?: NonNullable<DiscountCode['currency']>;
  readonly minimum_order_value?: number;
  readonly paymentmethods?: DiscountCode['paymentmethods'];
}

type StoredCode = NonNullable<Awaited<ReturnType<typeof findCode>>>;

const asCode = (row: StoredCode, now: Date): DiscountCode => ({
  code: row.code,
  country: row.country,
  user_id: row.member_id,
  expires: row.expires_at.toISOString(),
  value_percentage: row.value_percentage,
  currency: row.currency,
  minimum_order_value: row.minimum_order_value,
  status: 'active',
  validity: Math.round((row.expires_at.getTime() - row.created_at.getTime()) / 1_000),
  expired: row.expires_at <= now,
  paymentmethods: row.paymentmethods,
});

/** A code that this member typed in this country. Expired codes are found, and refused as expired. */
async function findTyped(
  db: Db,
  memberId: string,
  { code, country }: { code: string; country: Country },
  now: Date,
): Promise<Result<DiscountCode, ApiError>> {
  const row = await findCode(db, code);
  const foreign = row === undefined || (row.member_id ?? memberId) !== memberId || (row.country ?? country) !== country;
  if (foreign) return failure({ code: 'discount_code_not_found' });
  const use = await findUse(db, row.code, memberId);
  return use?.used_at ? failure({ code: 'discount_code_used' }) : success(asCode(row, now));
}

/** Whether an order that was over can have its discount again, because no other order took it meanwhile. */
async function isFree(trx: Db, holder: string | null, { id }: PaymentRow): Promise<boolean> {
  if (holder === null || holder === id) return true;
  const other = await findPayment(trx, holder);
  return other?.state !== 'pending' && other?.state !== 'completed';
}

/** Discounts of orders. Everything that reserves one needs the buyer's lock. */
export function createDiscounts({ provider }: { provider: Pick<PaymentProvider, 'cancel'> }) {
  /** Cancels a pending payment that holds a discount; false if it can still be paid. */
  async function giveUp(trx: Db, paymentId: string | null, now: Date): Promise<boolean> {
    const waiting = paymentId === null ? undefined : await lockPayment(trx, paymentId);
    if (waiting?.state !== 'pending') return true;
    if (waiting.mandate_id !== null) return false;
    if (waiting.provider_id !== null && !(await provider.cancel(trx, waiting.provider_id))) return false;
    await savePayment(trx, waiting.id, { state: 'cancelled', finished_at: now });
    return true;
  }

  /**
   * The offer's percentage for the next order. First cancels a pending payment that holds the offer: the offer is for
   * one payment, and a member who returns from the provider's page without paying must not lose it. If that payment can
   * still be paid, it keeps the offer, and the next order costs the list price.
   */
  async function ofOffer(trx: Db, memberId: string, now: Date): Promise<number> {
    const offer = await runningOffer(trx, memberId, now);
    if (offer === null) return 0;
    return (await giveUp(trx, offer.payment_id, now)) ? offer.percentage : 0;
  }

  async function ofCode(
    trx: Db,
    memberId: string,
    { code, ...order }: Discounted & { code: string },
    now: Date,
  ): Promise<Result<Discount, ApiError>> {
    const found = await findTyped(trx, memberId, { code, country: order.country }, now);
    if (!found.ok) return found;
    if (found.value.expired) return failure({ code: 'discount_code_expired' });
    const use = await findUse(trx, found.value.code, memberId);
    if (use !== undefined && !(await giveUp(trx, use.payment_id, now))) return failure({ code: 'discount_code_used' });
    return success({ percentage: percentageOf(found.value, order), code: found.value.code });
  }

  return {
    find: findTyped,

    /** The discount of the next order. Errors: `discount_code_not_found`, `…_used`, `…_expired`. */
    async take(
      trx: Db,
      memberId: string,
      { code, ...order }: Discounted & { code: string | undefined },
      now: Date,
    ): Promise<Result<Discount, ApiError>> {
      const offer = await ofOffer(trx, memberId, now);
      if (code === undefined) return success({ percentage: offer, code: null });
      const typedOne = await ofCode(trx, memberId, { ...order, code }, now);
      if (!typedOne.ok) return typedOne;
      return success(typedOne.value.percentage > offer ? typedOne.value : { percentage: offer, code: null });
    },

    /** Reserves the discount for the payment that uses it. */
    async reserve(trx: Db, memberId: string, { code, percentage }: Discount, paymentId: string): Promise<void> {
      if (code !== null) await reserveCode(trx, code, memberId, paymentId);
      else if (percentage > 0) await reserveOffer(trx, memberId, paymentId);
    },

    /** Gives an order that was over its discount again. False if another order has taken it. */
    async reclaim(trx: Db, payment: PaymentRow): Promise<boolean> {
      const { id, member_id, discount_code: code, with_offer } = payment;
      if (code !== null) {
        const free = await isFree(trx, (await findUse(trx, code, member_id))?.payment_id ?? null, payment);
        if (free) await reserveCode(trx, code, member_id, id);
        return free;
      }
      if (!with_offer) return true;
      const free = await isFree(trx, await offerHolder(trx, member_id), payment);
      if (free) await reserveOffer(trx, member_id, id);
      return free;
    },

    /** The payment is completed: its code is used up. */
    used: useCodeOf,

    giveUp,

    /** Whether a code was ever issued to this member. */
    isIssued: async (db: Db, memberId: string, code: string): Promise<boolean> => (await findCode(db, code))?.member_id === memberId,

    /** Issues a code; does nothing if it exists. */
    issue: (trx: Db, { country, member_id, currency, minimum_order_value, paymentmethods, ...code }: NewCode, now: Date): Promise<void> =>
      insertCode(trx, {
        ...code,
        country: country ?? null,
        member_id: member_id ?? null,
        currency: currency ?? null,
        minimum_order_value: minimum_order_value ?? null,
        paymentmethods: JSON.stringify(paymentmethods ?? []),
        created_at: now,
      }),
  };
}
export type Discounts = ReturnType<typeof createDiscounts>;

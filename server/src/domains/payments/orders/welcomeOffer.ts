import type { DiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import type { Offer } from '@amarena/shared/contracts/money/offer';
import { TIME_BONUS_PERCENTAGE, TIME_BONUS_SECONDS } from '@amarena/shared/contracts/money/timeBonus';
import type { Db } from '../../../db/schema.ts';
import { endOffer, findOffer, insertOffer } from './welcomeOffer.repository.ts';

/** Time bonus and welcome discount are one record: two names in the interface, one countdown, one use. */
const CODE = 'WELCOME25';

type StoredOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/**
 * Whether an offer can still be used: once, before it expires, by a member who has not bought anything yet. An order that
 * is at the bank keeps it, because it cannot be cancelled.
 */
const isRunning = ({ used_at, expires_at, paid_user, order_at_bank }: StoredOffer, now: Date): boolean =>
  used_at === null && expires_at > now && !paid_user && order_at_bank === null;

/** A member's running offer; null if there is none. `payment_id` is the order that holds it. */
export async function runningOffer(db: Db, memberId: string, now: Date): Promise<StoredOffer | null> {
  const offer = await findOffer(db, memberId);
  return offer !== undefined && isRunning(offer, now) ? offer : null;
}

/** A member's one offer: 25 %, four hours from sign-up, first purchase, never issued again. */
export function createWelcomeOffer() {
  async function active(db: Db, memberId: string, now: Date): Promise<Offer | null> {
    const offer = await runningOffer(db, memberId, now);
    if (offer === null) return null;
    return { code: CODE, percentage: offer.percentage, expires: offer.expires_at.toISOString(), status: 'active' };
  }

  return {
    active,

    issue: (trx: Db, memberId: string, signupDate: Date): Promise<void> =>
      insertOffer(trx, memberId, TIME_BONUS_PERCENTAGE, new Date(signupDate.getTime() + TIME_BONUS_SECONDS * 1_000)),

    /** The first purchase ends the offer, used or not. */
    end: endOffer,

    /** The running offer in the shape of a discount code. */
    async discountCode(db: Db, memberId: string, now: Date): Promise<DiscountCode | null> {
      const offer = await active(db, memberId, now);
      if (offer === null) return null;
      return {
        code: offer.code,
        country: null,
        user_id: memberId,
        expires: offer.expires,
        value_percentage: offer.percentage,
        currency: null,
        minimum_order_value: null,
        status: offer.status,
        validity: TIME_BONUS_SECONDS,
        expired: false,
        paymentmethods: [],
      };
    },
  };
}
export type WelcomeOffer = ReturnType<typeof createWelcomeOffer>;

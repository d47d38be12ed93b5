import { GIFT_NAMES, GIFTS, type GiftName, type GiftOffer, type postGift } from '@amarena/shared/contracts/chat/gifts';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { currencyOf } from '@amarena/shared/contracts/platform/currencies';
import type { AnswerOf, ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import { type ApiError, failure, type Result } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Sender } from '../chats/sending.ts';
import type { Chats } from '../chats/service.ts';

export interface Deps {
  settings(db: Db): Promise<Pick<Settings, 'gift_credits'>>;
  /** Highest price of one credit, in minor units of the country's currency. */
  creditPrice(country: Country): number;
  readonly sendGift: Chats['sendGift'];
}

/** Gifts: which are offered at which price, and how they are sent in a conversation. */
export function createGifts({ settings, creditPrice, sendGift }: Deps) {
  const creditsFor = async (db: Db, gift: GiftName): Promise<number> => (await settings(db)).gift_credits + GIFTS[gift];

  return {
    /** The gifts on offer, with prices for the member's country. */
    async offers(db: Db, country: Country): Promise<GiftOffer[]> {
      const one = creditPrice(country);
      const offers = GIFT_NAMES.map(async (gift) => {
        const credits = await creditsFor(db, gift);
        return { gift, credits, price: { amount: credits * one, currency: currencyOf(country) } };
      });
      return Promise.all(offers);
    },

    /** Sends a gift in the open transaction, with ledger entry and message. Errors: those of `postGift`. */
    async send(
      trx: Db,
      sender: Sender,
      { gift, text, credits, ...target }: ParsedBodyOf<typeof postGift>,
      now: Date,
    ): Promise<Result<AnswerOf<typeof postGift>, ApiError>> {
      const cost = await creditsFor(trx, gift);
      if (cost !== credits) return failure({ code: 'gift_price_changed', credits: cost });
      return sendGift(trx, sender, { ...target, gift, text: text ?? '', cost }, now);
    },
  };
}
export type Gifts = ReturnType<typeof createGifts>;

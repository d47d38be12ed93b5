import * as z from '@amarena/shared/schema';
import { Money } from '../money/money.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Id } from '../platform/primitives.ts';
import { MessageTarget, postChat } from './chats.ts';

/** Every gift in display order, with its surcharge on `settings.gift_credits`. */
export const GIFTS = { rose: 0, coffee: 0, star: 0, song: 1, chocolates: 2, toast: 2, heart: 3, 'teddy-bear': 5 } as const;
export type GiftName = keyof typeof GIFTS;
export const GIFT_NAMES = [
  'rose',
  'coffee',
  'chocolates',
  'toast',
  'teddy-bear',
  'star',
  'song',
  'heart',
] as const satisfies readonly GiftName[];

/** Longest message with a gift, in graphemes. */
export const GIFT_WORDS_LENGTH = 140;

/** A gift with its price in whole credits, and the most that these cost in the person's country. */
export const GiftOffer = z.object({ gift: z.enum(GIFT_NAMES), credits: z.int(), price: Money });
export type GiftOffer = z.infer<typeof GiftOffer>;

/** GET: the gifts on offer. */
export const getGifts = endpoint({
  name: 'getGifts',
  method: 'GET',
  path: '/api/gifts.php',
  access: 'visitor',
  answer: z.object({ gifts: z.array(GiftOffer) }),
});

/**
 * POST: sends a gift, with or without words, to a conversation or to a profile. Stored once per `client_id`. `credits`
 * is the price that the person saw. Errors: those of `postChat`, and `gift_price_changed`.
 */
export const postGift = endpoint({
  name: 'postGift',
  method: 'POST',
  path: '/api/gift.php',
  ids: { client_id: 'made by the caller', conversation: 'own conversation', profile: 'any member' },
  body: z.object({
    client_id: Id,
    ...MessageTarget,
    gift: z.enum(GIFT_NAMES),
    text: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000))),
    credits: z.int(),
  }),
  answer: postChat.answer,
});

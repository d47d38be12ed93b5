import type { Message } from '@amarena/shared/contracts/chats';
import { isGift } from '@amarena/shared/ui';
import type { ChatTranslate } from '../catalogue.ts';

type GiftMessage = Extract<Message, { kind: 'gift' }>;

/** What a gift says of itself in one sentence. A gift of a newer server, which this version does not know, is "a gift". */
export function giftTitle(t: ChatTranslate, { gift, from_me }: Pick<GiftMessage, 'gift' | 'from_me'>): string {
  if (!isGift(gift)) return t(from_me ? 'list.gift_sent' : 'list.gift_received');
  return t(from_me ? 'gift.sent' : 'gift.received', { gift: t(`gift.a_${gift}`) });
}

/** Milliseconds in which a gift counts as just given: it then enters with a movement. */
const FRESH = 8_000;

export const isFresh = (sent_at: string, now: number): boolean => now - Date.parse(sent_at) < FRESH;

import type { Message } from '@amarena/shared/contracts/chat/chats';
import { isGift } from '@amarena/shared/ui';
import type { ChatTranslate } from '../catalogue.ts';

type GiftMessage = Extract<Message, { kind: 'gift' }>;

/** A gift in one sentence. A gift from a newer server, unknown to this version, is "a gift". */
export function giftTitle(t: ChatTranslate, { gift, from_me }: Pick<GiftMessage, 'gift' | 'from_me'>): string {
  if (!isGift(gift)) return t(from_me ? 'list.gift_sent' : 'list.gift_received');
  return t(from_me ? 'gift.sent' : 'gift.received', { gift: t(`gift.a_${gift}`) });
}

/** Milliseconds for which a gift counts as just given and enters with an animation. */
const FRESH = 8_000;

export const isFresh = (sent_at: string, now: number): boolean => now - Date.parse(sent_at) < FRESH;

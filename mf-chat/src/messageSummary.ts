import type { Message } from '@amarena/shared/contracts/chat/chats';
import type { ChatTranslate } from './catalogue.ts';
import { giftTitle } from './gifts/gift.model.ts';

/** A message as one line of text, for the list and for screen readers. */
export function messageSummary(t: ChatTranslate, message: Message): string {
  switch (message.kind) {
    case 'text':
      return message.from_me ? t('list.you', { text: message.text }) : message.text;
    case 'photo':
      return t(message.from_me ? 'list.photo_sent' : 'list.photo_received');
    case 'gift':
      return message.text === null ? giftTitle(t, message) : `${giftTitle(t, message)} «${message.text}»`;
  }
}

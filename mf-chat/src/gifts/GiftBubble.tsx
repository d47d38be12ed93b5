import type { Message } from '@amarena/shared/contracts/chat/chats';
import { Gift, isGift } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { giftTitle, isFresh } from './gift.model.ts';
import { Bubble, GiftText, Lay } from './gift.styles.ts';

const SIZE = 64;

/** A gift in the conversation: its picture, its name and the message sent with it. */
export function GiftBubble({ message }: { message: Extract<Message, { kind: 'gift' }> }) {
  const t = useT();
  const [fresh] = useState(() => isFresh(message.sent_at, Date.now()));
  return (
    <Bubble $mine={message.from_me}>
      {isGift(message.gift) && (
        <Lay $fresh={fresh}>
          <Gift gift={message.gift} size={SIZE} />
        </Lay>
      )}
      <span>
        <strong>{giftTitle(t, message)}</strong>
        {message.text !== null && <GiftText dir="auto">«{message.text}»</GiftText>}
      </span>
    </Bubble>
  );
}

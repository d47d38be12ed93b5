import { unreadMessages } from '@amarena/shared/contracts/platform/badgeCounts';
import { aCard, aChat, aMessage, anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { withMessage, withRead } from './chats.model.ts';

const giulia = aChat();
const sofia = aChat({
  conversation: { id: anId(202), updated_at: '2026-11-20T10:00:00.000Z' },
  profile: aCard({ id: anId(2), name: 'Sofia' }),
});

describe('the list of chats', () => {
  it('puts the conversation of a new message first and counts it', () => {
    const chats = withMessage([giulia, sofia], aMessage({ id: anId(9), conversation: anId(202), sequence: 2 }), sofia.profile);
    expect(chats.map((chat) => [chat.profile.name, chat.num_unread_messages])).toEqual([
      ['Sofia', 1],
      ['Giulia', 0],
    ]);
  });

  it('counts the same message once, in whichever way it came', () => {
    const message = aMessage({ id: anId(9), sequence: 2 });
    const once = withMessage([giulia], message, giulia.profile);
    expect(withMessage(once, message, giulia.profile)).toEqual(once);
  });

  it('counts no message of the member as unread', () => {
    const [chat] = withMessage([giulia], aMessage({ id: anId(9), sequence: 2, from_me: true }), giulia.profile);
    expect(chat?.num_unread_messages).toBe(0);
  });

  it('CVS-01 sets the unread count of a read conversation to 0, and the sum falls by it', () => {
    const chats = [aChat({ num_unread_messages: 4 }), { ...sofia, num_unread_messages: 3 }];
    expect(unreadMessages(withRead(chats, anId(201), 1))).toBe(3);
  });

  it('keeps the count of a conversation where something came after the mark', () => {
    const chats = [aChat({ num_unread_messages: 2, last_message: aMessage({ sequence: 5 }) })];
    expect(withRead(chats, anId(201), 4)[0]?.num_unread_messages).toBe(2);
  });
});

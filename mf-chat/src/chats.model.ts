import type { Chat, Message } from '@amarena/shared/contracts/chat/chats';
import type { Card } from '@amarena/shared/contracts/people/profile';

/** The list with a message added that was sent or received. Adding a message twice changes nothing. */
export function withMessage(chats: readonly Chat[], message: Message, profile: Card): Chat[] {
  const known = chats.find((chat) => chat.conversation.id === message.conversation);
  if (known?.last_message && known.last_message.sequence >= message.sequence) return [...chats];
  const line: Chat = {
    conversation: { id: message.conversation, updated_at: message.sent_at },
    profile,
    num_unread_messages: (known?.num_unread_messages ?? 0) + (message.from_me ? 0 : 1),
    last_message: message,
  };
  return [line, ...withoutConversation(chats, message.conversation)];
}

/** The list after a conversation was read here or elsewhere: nothing up to `sequence` is unread. */
export const withRead = (chats: readonly Chat[], conversation: string, sequence: number): Chat[] =>
  chats.map((chat) => {
    const newest = chat.last_message?.sequence ?? 0;
    // Messages after `sequence` stay unread; only the server knows how many.
    return chat.conversation.id === conversation && newest <= sequence ? { ...chat, num_unread_messages: 0 } : chat;
  });

export const withoutConversation = (chats: readonly Chat[], conversation: string): Chat[] =>
  chats.filter((chat) => chat.conversation.id !== conversation);

/** Removing a profile removes every conversation with it. */
export const withoutProfile = (chats: readonly Chat[], profile: string): Chat[] => chats.filter((chat) => chat.profile.id !== profile);

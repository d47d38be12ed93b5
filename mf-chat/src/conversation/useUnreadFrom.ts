import type { Message } from '@amarena/shared/contracts/chat/chats';
import { useState } from 'react';
import { useAllOf, useKnownChats } from '../useChats.ts';

/** Where the unread messages start. */
export interface UnreadFrom {
  /** Null: everything was read, or the member has answered since. */
  readonly sequence: number | null;
  /** True if the list has said how many are unread; until then nothing may be marked as read. */
  readonly known: boolean;
}

/**
 * The first message that was unread when the conversation was opened. It stays marked while the conversation is open,
 * even after the messages were read, so that the member finds where they stopped. It ends when they answer.
 */
export function useUnreadFrom(conversation: string | null, messages: readonly Message[]): UnreadFrom {
  const chats = useKnownChats();
  const chat = chats.status === 'ready' ? chats.chats.find((one) => one.conversation.id === conversation) : undefined;
  const rest = chats.status === 'ready' ? chats.rest : null;
  // The line of an old conversation may be far down in the list.
  useAllOf(rest, conversation === null || chat !== undefined);
  const isComing = conversation !== null && chat === undefined && rest !== null && rest.more !== null && rest.failed === null;
  const known = chats.status !== 'loading' && !isComing;
  const [from, setFrom] = useState<number | null | undefined>(undefined);
  if (from === undefined && known) {
    setFrom(firstUnread(messages, chat?.num_unread_messages ?? 0));
  }
  const answered = from !== undefined && from !== null && messages.some((message) => message.from_me && message.sequence > from);
  return { sequence: answered ? null : (from ?? null), known };
}

/** Sequence of the first of the partner's last `count` messages, or of the first loaded one if there are fewer. */
function firstUnread(messages: readonly Message[], count: number): number | null {
  if (count === 0) return null;
  return messages.filter((message) => !message.from_me).slice(-count)[0]?.sequence ?? null;
}

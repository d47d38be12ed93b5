import type { Db } from '../../db/schema.ts';
import type { MessageRow } from './messageRow.ts';
import { findChat, messageById, messagesUpTo } from './repository.ts';

export interface Excerpt {
  /** One of the partner's messages; null for none in particular. */
  readonly message: string | null;
  /** How many messages to include, ending with that one or with the last one; 0 for that one only. */
  readonly lines: number;
}

/**
 * Messages of a conversation as one member sees them, oldest first, to attach to a report. Null if the partner has no
 * such message.
 */
export async function excerptOf(db: Db, memberId: string, partnerId: string, { message, lines }: Excerpt): Promise<MessageRow[] | null> {
  const chat = await findChat(db, memberId, { partner: partnerId });
  if (chat === undefined) return message === null ? [] : null;
  if (message === null) return messagesUpTo(db, chat, chat.last_sequence, lines);
  const meant = await messageById(db, chat.conversation, message);
  if (meant?.sender_id !== partnerId) return null;
  return lines === 0 ? [meant] : messagesUpTo(db, chat, meant.sequence, lines);
}

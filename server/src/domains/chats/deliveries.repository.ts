import type { Db } from '../../db/schema.ts';
import type { ChatRow } from './repository.ts';

/** A conversation that may have undelivered messages, and how far delivery was known. */
export type Undelivered = Pick<ChatRow, 'conversation' | 'partner_id' | 'last_sequence' | 'delivered_sequence'>;

/** The member's conversations with messages that none of their pages has received yet, including their own messages. */
export const undeliveredChats = (db: Db, memberId: string): Promise<Undelivered[]> =>
  db
    .selectFrom('chats')
    .select(['conversation', 'partner_id', 'last_sequence', 'delivered_sequence'])
    .where('member_id', '=', memberId)
    .whereRef('last_sequence', '>', 'delivered_sequence')
    .orderBy('conversation')
    .execute();

/** Advances the mark. False if another page of the member's already did. */
export async function moveDeliveredMark(trx: Db, memberId: string, chat: Undelivered): Promise<boolean> {
  const moved = await trx
    .updateTable('chats')
    .set({ delivered_sequence: chat.last_sequence })
    .where('member_id', '=', memberId)
    .where('conversation', '=', chat.conversation)
    .where('delivered_sequence', '=', chat.delivered_sequence)
    .returning('conversation')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Marks the partner's messages as delivered. Returns the sequence of the newest, or null if there is none. */
export async function markDelivered(trx: Db, chat: Undelivered, at: Date): Promise<number | null> {
  const marked = await trx
    .updateTable('messages')
    .set({ delivered_at: at })
    .where('conversation', '=', chat.conversation)
    .where('sequence', '>', chat.delivered_sequence)
    .where('sequence', '<=', chat.last_sequence)
    .where('sender_id', '=', chat.partner_id)
    .where('delivered_at', 'is', null)
    .returning('sequence')
    .execute();
  return marked.length === 0 ? null : Math.max(...marked.map(({ sequence }) => sequence));
}

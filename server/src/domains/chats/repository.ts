import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { MessageRow } from './messageRow.ts';
import type { ChatsTable } from './tables.ts';

export type ChatRow = Selectable<ChatsTable>;

/** Identifies a conversation by its id or by the partner's. */
export type ChatKey = { conversation: string } | { partner: string };

export async function findChat(db: Db, memberId: string, key: ChatKey): Promise<ChatRow | undefined> {
  const mine = db.selectFrom('chats').selectAll().where('member_id', '=', memberId);
  const one = 'conversation' in key ? mine.where('conversation', '=', key.conversation) : mine.where('partner_id', '=', key.partner);
  return one.executeTakeFirst();
}

/** A line's place in the list. */
export type ListPlace = Pick<ChatRow, 'updated_at' | 'conversation'>;

/** The member's conversations that are not removed, last message first: all, or those of a page after a place. */
export const listChats = (db: Db, memberId: string, page: { after: ListPlace | null; limit: number } | null): Promise<ChatRow[]> => {
  const after = page?.after ?? null;
  return db
    .selectFrom('chats')
    .selectAll()
    .where('member_id', '=', memberId)
    .whereRef('last_sequence', '>', 'cleared_sequence')
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(updated_at < ${after?.updated_at}::timestamptz
          or (updated_at = ${after?.updated_at}::timestamptz and conversation > ${after?.conversation}::uuid))`,
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('conversation')
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0))
    .execute();
};

/** The last message of each of these conversations, if it is younger than `since`. */
export async function lastMessages(
  db: Db,
  chats: readonly Pick<ChatRow, 'conversation' | 'last_sequence'>[],
  since: Date,
): Promise<MessageRow[]> {
  const conversations = chats.map(({ conversation }) => conversation);
  const sequences = chats.map(({ last_sequence }) => last_sequence);
  const { rows } = await sql<MessageRow>`
    select messages.* from messages
    join unnest(${conversations}::uuid[], ${sequences}::integer[]) as newest (conversation, sequence)
      on messages.conversation = newest.conversation and messages.sequence = newest.sequence
    where messages.conversation = any(${conversations}::uuid[]) and sent_at >= ${since}::timestamptz`.execute(db);
  return rows;
}

/** Newest first. */
export const messagesBefore = (
  db: Db,
  chat: Pick<ChatRow, 'conversation' | 'cleared_sequence'>,
  page: { before: number | null; since: Date; limit: number },
): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation', '=', chat.conversation)
    .where('sequence', '>', chat.cleared_sequence)
    .$if(page.before !== null, (query) => query.where('sequence', '<', page.before ?? 0))
    .where('sent_at', '>=', page.since)
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .execute();

/** The oldest message that the member has not removed. */
export const oldestMessage = (db: Db, chat: Pick<ChatRow, 'conversation' | 'cleared_sequence'>): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation', '=', chat.conversation)
    .where('sequence', '>', chat.cleared_sequence)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();

export const messageAt = (db: Db, conversation: string, sequence: number): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('conversation', '=', conversation).where('sequence', '=', sequence).executeTakeFirst();

export const messageById = (db: Db, conversation: string, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('conversation', '=', conversation).where('id', '=', id).executeTakeFirst();

/** The last messages up to one of them that the member has not removed, oldest first. */
export async function messagesUpTo(
  db: Db,
  chat: Pick<ChatRow, 'conversation' | 'cleared_sequence'>,
  sequence: number,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation', '=', chat.conversation)
    .where('sequence', '>', chat.cleared_sequence)
    .where('sequence', '<=', sequence)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** All conversations of a member, including removed ones. */
export const allChats = (db: Db, memberId: string): Promise<ChatRow[]> =>
  db.selectFrom('chats').selectAll().where('member_id', '=', memberId).orderBy('conversation').execute();

/** Messages of any age after a sequence, oldest first. */
export const messagesAfter = (db: Db, conversation: string, sequence: number, limit: number): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation', '=', conversation)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();

/** What a fictional profile has said in a conversation, oldest first. */
export async function automaticTexts(db: Db, conversation: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('text')
    .where('conversation', '=', conversation)
    .where('automatic', '=', true)
    .orderBy('sequence')
    .execute();
  return rows.map(({ text }) => text);
}

/** Removes the photo from a photo message. */
export async function takePhoto(trx: Db, { conversation, sequence }: Pick<MessageRow, 'conversation' | 'sequence'>): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ photo: null })
    .where('conversation', '=', conversation)
    .where('sequence', '=', sequence)
    .execute();
}

/** Counts one more free start. Returns false and changes nothing if the member has used `limit` of them. */
export async function takeFreeStart(trx: Db, memberId: string, limit: number): Promise<boolean> {
  const taken = await trx
    .insertInto('free_starts')
    .values({ member_id: memberId, started: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ started: sql`free_starts.started + 1` }).where('free_starts.started', '<', limit),
    )
    .returning('started')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function freeStarts(db: Db, memberId: string): Promise<number> {
  const row = await db.selectFrom('free_starts').select('started').where('member_id', '=', memberId).executeTakeFirst();
  return row?.started ?? 0;
}

/** Advances the member's read mark, never back, and counts anew what is unread. Undefined if nothing was new. */
export async function moveReadMark(trx: Db, memberId: string, conversation: string, sequence: number): Promise<ChatRow | undefined> {
  const chat = await trx
    .updateTable('chats')
    .set({ read_sequence: sql`least(${sequence}::integer, last_sequence)` })
    .where('member_id', '=', memberId)
    .where('conversation', '=', conversation)
    .where('num_unread_messages', '>', 0)
    .where('read_sequence', '<', sequence)
    .returningAll()
    .executeTakeFirst();
  if (chat === undefined) return undefined;
  return trx
    .updateTable('chats')
    .set({ num_unread_messages: await unreadAfter(trx, chat) })
    .where('member_id', '=', memberId)
    .where('conversation', '=', conversation)
    .returningAll()
    .executeTakeFirst();
}

async function unreadAfter(trx: Db, chat: ChatRow): Promise<number> {
  const { count } = await trx
    .selectFrom('messages')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('conversation', '=', chat.conversation)
    .where('sequence', '>', Math.max(chat.read_sequence, chat.cleared_sequence))
    .where('sender_id', '=', chat.partner_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks the partner's messages up to `sequence` as seen. */
export async function markSeen(trx: Db, chat: ChatRow, sequence: number, at: Date): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ read_at: at, delivered_at: sql`coalesce(delivered_at, ${at})` })
    .where('conversation', '=', chat.conversation)
    .where('sequence', '<=', sequence)
    .where('sequence', '>', chat.cleared_sequence)
    .where('sender_id', '=', chat.partner_id)
    .where('read_at', 'is', null)
    .execute();
}

/** Removes the conversation from the member's list; the partner keeps it. False if the member has no such conversation. */
export async function clearChat(trx: Db, memberId: string, conversation: string): Promise<boolean> {
  const cleared = await trx
    .updateTable('chats')
    .set({ cleared_sequence: sql`last_sequence`, read_sequence: sql`last_sequence`, num_unread_messages: 0 })
    .where('member_id', '=', memberId)
    .where('conversation', '=', conversation)
    .returning('conversation')
    .executeTakeFirst();
  return cleared !== undefined;
}

export async function unreadTotal(db: Db, memberId: string): Promise<number> {
  const { total } = await db
    .selectFrom('chats')
    .select((expression) => expression.fn.sum<string | null>('num_unread_messages').as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

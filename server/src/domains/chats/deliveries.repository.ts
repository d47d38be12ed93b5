import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';

/** How far a conversation has reached one of the member's pages. */
export interface Reached {
  readonly conversation: string;
  readonly sequence: number;
}

/** Members' conversations with messages that none of their pages has received yet, including their own messages. */
export const undeliveredChats = (db: Db, memberIds: readonly string[]): Promise<(Reached & { member_id: string })[]> =>
  db
    .selectFrom('chats')
    .select(['member_id', 'conversation', 'last_sequence as sequence'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .whereRef('last_sequence', '>', 'delivered_sequence')
    .orderBy('conversation')
    .execute();

/** The newest message that was marked, and its sender. */
export interface Told {
  readonly partner_id: string;
  readonly sequence: number;
}

/** A range of messages; `first` null: from the member's mark on, which moves. */
async function mark(
  trx: Db,
  memberId: string,
  { conversation, first, sequence }: Reached & { readonly first: number | null },
  at: Date,
): Promise<Told | undefined> {
  const { rows } = await sql<Told>`select ${prepared} partner_id, sequence
    from mark_delivered(${memberId}::uuid, ${conversation}::uuid, ${first}::integer, ${sequence}::integer, ${at}::timestamptz)`.execute(
    trx,
  );
  return rows[0];
}

/**
 * Advances the member's mark, and marks the partner's messages up to it as delivered if the partner may know. Returns the
 * newest of these; undefined if there is none, or if another page of the member's was first.
 */
export const markUpTo = (trx: Db, memberId: string, reached: Reached, at: Date): Promise<Told | undefined> =>
  mark(trx, memberId, { ...reached, first: null }, at);

/**
 * Marks the partner's messages of a range as delivered if the partner may know. Returns the newest of these; undefined if
 * there is none. The member's mark stays, because most messages arrive one by one: `markUpTo` moves it when the next page
 * opens.
 */
export const markThese = (trx: Db, memberId: string, range: Reached & { readonly first: number }, at: Date): Promise<Told | undefined> =>
  mark(trx, memberId, range, at);

import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import { mayNotify } from './traces.repository.ts';

/** How far a conversation has reached one of the member's pages. */
export interface Reached {
  readonly conversation: string;
  readonly sequence: number;
}

/** The member's conversations with messages that none of their pages has received yet, including their own messages. */
export const undeliveredChats = (db: Db, memberId: string): Promise<Reached[]> =>
  db
    .selectFrom('chats')
    .select(['conversation', 'last_sequence as sequence'])
    .where('member_id', '=', memberId)
    .whereRef('last_sequence', '>', 'delivered_sequence')
    .orderBy('conversation')
    .execute();

/** The newest message that was marked, and its sender. */
export interface Told {
  readonly partner_id: string;
  readonly sequence: number;
}

/**
 * Advances the member's mark, and marks the partner's messages up to it as delivered if the partner may know. Returns the
 * newest of these; undefined if there is none, or if another page of the member's was first.
 */
export async function markUpTo(trx: Db, memberId: string, { conversation, sequence }: Reached, at: Date): Promise<Told | undefined> {
  const { rows } = await sql<Told>`${prepared}
    with before as materialized (
      select partner_id, delivered_sequence from chats where member_id = ${memberId}::uuid and conversation = ${conversation}::uuid
    ), moved as (
      update chats set delivered_sequence = ${sequence}::integer
      where member_id = ${memberId}::uuid and conversation = ${conversation}::uuid and delivered_sequence < ${sequence}::integer
      returning partner_id
    ), known as materialized (
      select before.partner_id, delivered_sequence from before, moved
      where ${mayNotify(sql`${memberId}::uuid`, sql`before.partner_id`)}
    ), told as (
      update messages set delivered_at = ${at}::timestamptz
      from known
      where messages.conversation = ${conversation}::uuid and sequence > delivered_sequence and sequence <= ${sequence}::integer
        and sender_id = partner_id and delivered_at is null
      returning sequence, sender_id
    )
    select sender_id as partner_id, max(sequence) as sequence from told group by sender_id`.execute(trx);
  return rows[0];
}

/**
 * Marks the partner's messages of a range as delivered if the partner may know. Returns the newest of these; undefined if
 * there is none. The member's mark stays, because most messages arrive one by one: `markUpTo` moves it when the next page
 * opens.
 */
export async function markThese(
  trx: Db,
  memberId: string,
  { conversation, first, sequence }: Reached & { readonly first: number },
  at: Date,
): Promise<Told | undefined> {
  const { rows } = await sql<Told>`${prepared}
    with mine as materialized (
      select partner_id from chats where member_id = ${memberId}::uuid and conversation = ${conversation}::uuid
    ), known as materialized (
      select partner_id from mine where ${mayNotify(sql`${memberId}::uuid`, sql`mine.partner_id`)}
    ), told as (
      update messages set delivered_at = ${at}::timestamptz
      from known
      where messages.conversation = ${conversation}::uuid and sequence between ${first}::integer and ${sequence}::integer
        and sender_id = partner_id and delivered_at is null
      returning sequence, sender_id
    )
    select sender_id as partner_id, max(sequence) as sequence from told group by sender_id`.execute(trx);
  return rows[0];
}

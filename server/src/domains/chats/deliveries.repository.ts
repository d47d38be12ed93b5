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

/** Messages of a conversation that have reached one of a member's pages. */
export interface ReachedRange extends Reached {
  readonly member_id: string;
  /** Null: from the member's mark on, which moves. */
  readonly first: number | null;
}

/** In the order of the ranges; null: nothing of it was marked. */
async function mark(trx: Db, ranges: readonly ReachedRange[], at: Date): Promise<(Told | null)[]> {
  const of = <Key extends keyof ReachedRange>(key: Key) => ranges.map((range) => range[key]);
  const { rows } = await sql<{ [Key in keyof Told]: Told[Key] | null }>`select ${prepared} marked.partner_id, marked.sequence
    from unnest(${of('member_id')}::uuid[], ${of('conversation')}::uuid[], ${of('first')}::integer[], ${of('sequence')}::integer[])
      with ordinality as range (member_id, conversation, first, through, place)
    left join lateral mark_delivered(range.member_id, range.conversation, range.first, range.through, ${at}::timestamptz) marked on true
    order by place`.execute(trx);
  return rows.map(({ partner_id, sequence }) => (partner_id === null || sequence === null ? null : { partner_id, sequence }));
}

/**
 * Advances the member's mark, and marks the partner's messages up to it as delivered if the partner may know. Returns the
 * newest of these; undefined if there is none, or if another page of the member's was first.
 */
export const markUpTo = async (trx: Db, reached: Omit<ReachedRange, 'first'>, at: Date): Promise<Told | undefined> =>
  (await mark(trx, [{ ...reached, first: null }], at))[0] ?? undefined;

/**
 * Marks the partners' messages of these ranges as delivered if the partner may know. Returns the newest of each; null if
 * there is none. The members' marks stay, because most messages arrive one by one: `markUpTo` moves them when the next
 * page opens.
 */
export const markThese = (trx: Db, ranges: readonly (ReachedRange & { readonly first: number })[], at: Date): Promise<(Told | null)[]> =>
  mark(trx, ranges, at);

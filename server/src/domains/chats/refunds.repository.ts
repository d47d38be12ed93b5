import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { MessageRow } from './messageRow.ts';
import type { AwaitedAnswersTable } from './tables.ts';

export type AwaitedAnswer = Selectable<AwaitedAnswersTable>;

/** Waits that were due by `now`, longest first. */
export const dueAnswers = (db: Db, now: Date, limit: number): Promise<AwaitedAnswer[]> =>
  db
    .selectFrom('awaited_answers')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('conversation')
    .orderBy('sequence')
    .limit(limit)
    .execute();

/** Ends the wait. False if the answer came, or if something else has ended it. */
export async function endWait(trx: Db, { conversation, sequence }: Pick<MessageRow, 'conversation' | 'sequence'>): Promise<boolean> {
  const ended = await trx
    .deleteFrom('awaited_answers')
    .where('conversation', '=', conversation)
    .where('sequence', '=', sequence)
    .returning('sequence')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Marks a message as refunded. Undefined if it cost nothing or was refunded before. */
export const markRefunded = (
  trx: Db,
  { conversation, sequence }: Pick<MessageRow, 'conversation' | 'sequence'>,
  refunded_at: Date,
): Promise<MessageRow | undefined> =>
  trx
    .updateTable('messages')
    .set({ refunded_at })
    .where('conversation', '=', conversation)
    .where('sequence', '=', sequence)
    .where('cost', '>', 0)
    .where('refunded_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The two members of a conversation and its newest message; it stays locked until the transaction ends. */
export const lockedPair = (
  trx: Db,
  conversation: string,
): Promise<{ low_member: string; high_member: string; last_sequence: number } | undefined> =>
  trx
    .selectFrom('conversations')
    .select(['low_member', 'high_member', 'last_sequence'])
    .where('id', '=', conversation)
    .forUpdate()
    .executeTakeFirst();

/**
 * What a refund needs to know about the sender. Undefined if the account is erased; one that is only deleted may come
 * back.
 */
export const senderOf = (trx: Db, id: string): Promise<{ paid_user: boolean } | undefined> =>
  trx.selectFrom('members').select('paid_user').where('id', '=', id).where('erased_at', 'is', null).executeTakeFirst();

import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import type { Db } from '../db/schema.ts';

export interface NumberedEvent {
  readonly number: number;
  readonly event: LiveEvent;
}

/** Numbers and stores an event. The member's later events wait until this transaction ends. */
export async function storeEvent(trx: Db, memberId: string, event: LiveEvent, created_at: Date): Promise<void> {
  const { last } = await trx
    .insertInto('live_cursors')
    .values({ member_id: memberId, last: 1 })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ last: sql`live_cursors.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('live_events')
    .values({ member_id: memberId, number: last, event: JSON.stringify(event), created_at })
    .execute();
}

export async function newestNumber(db: Db, memberId: string): Promise<number> {
  const cursor = await db.selectFrom('live_cursors').select('last').where('member_id', '=', memberId).executeTakeFirst();
  return cursor?.last ?? 0;
}

/** Number of the oldest stored event; null if none. */
export async function oldestKept(db: Db, memberId: string): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('live_events')
    .select((count) => count.fn.min('number').as('oldest'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return oldest;
}

export const eventsAfter = (db: Db, memberId: string, number: number, limit: number): Promise<NumberedEvent[]> =>
  db
    .selectFrom('live_events')
    .select(['number', 'event'])
    .where('member_id', '=', memberId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();

/** Sends a notification of the database; listeners receive it once the transaction commits. */
export async function sendNotification(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await deleteInSteps(db, 'live_events', sql`created_at < ${moment}`);
}

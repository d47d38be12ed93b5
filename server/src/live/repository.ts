import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import type { Announcement } from './announcement.ts';

export interface NumberedEvent {
  readonly number: number;
  readonly event: LiveEvent;
}

/** A member's events after a number, which is not included. */
export interface EventPage {
  readonly events: readonly NumberedEvent[];
  /** The page has every stored event up to this number. */
  readonly through: number;
  /** Number of the member's newest event, in this page or later; 0 if there never was one. */
  readonly newest: number;
}

const PAGE = 100;

/**
 * Numbers and stores events, in this order for each member. Their later events wait until this transaction ends. Returns
 * each member's newest number.
 */
export async function storeEvents(trx: Db, told: readonly Announcement[], at: Date): Promise<ReadonlyMap<string, number>> {
  const owners = told.map(({ to }) => to);
  const contents = told.map(({ event }) => JSON.stringify(event));
  const { rows } = await sql<{ member_id: string; newest: number }>`${prepared}
    select member_id, newest from store_live_events(${owners}::uuid[], ${contents}::jsonb[], ${at}::timestamptz)`.execute(trx);
  return new Map(rows.map(({ member_id, newest }) => [member_id, newest]));
}

export async function newestNumber(db: Db, memberId: string): Promise<number> {
  const cursor = await db.selectFrom('live_cursors').select('last').where('member_id', '=', memberId).executeTakeFirst();
  return cursor?.last ?? 0;
}

/** The number of the newest event of each of these members, without those who never had one. */
export async function newestNumbers(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const cursors = await db
    .selectFrom('live_cursors')
    .select(['member_id', 'last'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();
  return new Map(cursors.map(({ member_id, last }) => [member_id, last]));
}

/** The member's next events after `number`. */
export async function eventsAfter(db: Db, memberId: string, number: number): Promise<EventPage> {
  const rows = await db
    .selectFrom('live_cursors')
    .leftJoin('live_events', (join) =>
      join.onRef('live_events.member_id', '=', 'live_cursors.member_id').on('live_events.number', '>', number),
    )
    .select(['last', 'number', 'event'])
    .where('live_cursors.member_id', '=', memberId)
    .orderBy('number')
    .limit(PAGE)
    .execute();
  const newest = rows[0]?.last ?? 0;
  const events = rows.flatMap(({ number: at, event }) => (at === null || event === null ? [] : [{ number: at, event }]));
  return { events, newest, through: events.length < PAGE ? newest : (events.at(-1)?.number ?? newest) };
}

/** The members who have an event after the number that is given for each. */
export async function membersBehind(db: Db, reached: ReadonlyMap<string, number>): Promise<string[]> {
  const members = [...reached.keys()];
  const { rows } = await sql<{ member_id: string }>`
    select live_cursors.member_id from live_cursors
    join unnest(${members}::uuid[], ${[...reached.values()]}::integer[]) as mine (member_id, reached)
      on mine.member_id = live_cursors.member_id
    where live_cursors.member_id = any(${members}::uuid[]) and last > reached`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Sends notifications of the database; listeners receive them once the transaction commits. */
export async function sendNotifications(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  await sql`${prepared} select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(db);
}

export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await deleteInSteps(db, 'live_events', sql`created_at < ${moment}`, { by: ['member_id', 'number'] });
}

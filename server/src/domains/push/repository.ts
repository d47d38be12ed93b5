import type { PushKind } from '@amarena/shared/contracts/account/notifications';
import type { PushSettings } from '@amarena/shared/contracts/account/push';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import type { PushSubscriptionsTable } from './tables.ts';

/** Stores a device's subscription, replacing what the session, the address or `replaces` of the same member had before. */
export async function saveSubscription(trx: Db, row: PushSubscriptionsTable, replaces: string | null): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where((where) =>
      where.or([
        where('session_id', '=', row.session_id),
        where('endpoint', '=', row.endpoint),
        ...(replaces === null ? [] : [where.and([where('endpoint', '=', replaces), where('member_id', '=', row.member_id)])]),
      ]),
    )
    .execute();
  await trx.insertInto('push_subscriptions').values(row).execute();
}

export async function removeSubscription(db: Db, memberId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('member_id', '=', memberId).where('endpoint', '=', endpoint).execute();
}

export async function removeGone(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** `notOver`: the condition of `sessions.notOver`. A session can be over before it is removed. */
export const devicesOf = (db: Db, memberId: string, notOver: RawBuilder<boolean>) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('members', 'members.id', 'push_subscriptions.member_id')
    .modifyFront(prepared)
    .select(['push_subscriptions.id', 'push_subscriptions.endpoint', 'push_subscriptions.created_at'])
    .where('push_subscriptions.member_id', '=', memberId)
    .where(notOver)
    .execute();

/** A device with its member; undefined if its session is over. */
export const deviceById = (db: Db, id: string, notOver: RawBuilder<boolean>) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('members', 'members.id', 'push_subscriptions.member_id')
    .select([
      'push_subscriptions.id',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'members.id as member_id',
      'members.language',
      'members.time_zone',
    ])
    .where('push_subscriptions.id', '=', id)
    .where(notOver)
    .where('members.status', '!=', 'deleted')
    .executeTakeFirst();

export const settingsOf = (db: Db, memberId: string): Promise<PushSettings | undefined> =>
  db.selectFrom('push_settings').select(['names', 'quiet']).where('member_id', '=', memberId).executeTakeFirst();

export async function saveSettings(trx: Db, member_id: string, settings: PushSettings): Promise<void> {
  await trx
    .insertInto('push_settings')
    .values({ member_id, ...settings })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(settings))
    .execute();
}

export const memberTimes = (db: Db, memberId: string) =>
  db.selectFrom('members').select(['time_zone', 'last_active_at']).where('id', '=', memberId).executeTakeFirstOrThrow();

/** Stores that a push is due; false if one is waiting already. One that was due before `lost` does not count as waiting. */
export async function addDue(trx: Db, row: { member_id: string; kind: PushKind; due_at: Date }, lost: Date): Promise<boolean> {
  const { due_at } = row;
  const added = await trx
    .insertInto('push_due')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ due_at }).where('push_due.due_at', '<', lost))
    .returning('kind')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes what is waiting, whenever it is due; undefined if nothing is. */
export const takeDue = (trx: Db, memberId: string, kind: PushKind) =>
  trx.deleteFrom('push_due').where('member_id', '=', memberId).where('kind', '=', kind).returning('due_at').executeTakeFirst();

export async function dropDue(trx: Db, memberId: string, kind: PushKind): Promise<void> {
  await trx.deleteFrom('push_due').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}

export const sentAt = async (db: Db, memberId: string, kind: PushKind): Promise<Date | null> =>
  (await db.selectFrom('push_sent').select('sent_at').where('member_id', '=', memberId).where('kind', '=', kind).executeTakeFirst())
    ?.sent_at ?? null;

export async function saveSent(trx: Db, member_id: string, kind: PushKind, sent_at: Date): Promise<void> {
  await trx
    .insertInto('push_sent')
    .values({ member_id, kind, sent_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ sent_at }))
    .execute();
}

export async function saveVisible(db: Db, session_id: string, visible_until: Date): Promise<void> {
  await db
    .insertInto('push_presence')
    .values({ session_id, visible_until })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ visible_until }))
    .execute();
}

export async function removeVisible(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_presence').where('session_id', '=', sessionId).execute();
}

/** Until when the member counts as looking at a page on some device; null if they are not. */
export async function visibleUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const looking = await db
    .selectFrom('push_presence')
    .innerJoin('sessions', 'sessions.id', 'push_presence.session_id')
    .select((row) => row.fn.max('visible_until').as('until'))
    .where('sessions.member_id', '=', memberId)
    .where('visible_until', '>', now)
    .executeTakeFirst();
  return looking?.until ?? null;
}

/** The senders of news, newest first; two are enough to know whether there is only one. */
interface Sender {
  readonly id: string;
  readonly conversation: string | null;
}

const SENDERS: Readonly<Record<PushKind, (memberId: string, since: Date) => ReturnType<typeof sql<Sender>>>> = {
  messages: (memberId) => sql<Sender>`
    select c.partner_id as id, c.conversation from chats c where c.member_id = ${memberId} and c.num_unread_messages > 0 limit 2`,
  likes: (memberId) => sql<Sender>`
    select l.member_id as id, null as conversation from likes l
    where l.liked_id = ${memberId} and l.seen_at is null and not l.automatic order by l.liked_at desc limit 2`,
  visits: (memberId, since) => sql<Sender>`
    select v.viewer_id as id, null as conversation from visits v
    where v.viewed_id = ${memberId} and v.visited_at > ${since} order by v.visited_at desc limit 2`,
};

/** The only person that news of a kind comes from; null if there are several. */
export async function onlySender(db: Db, memberId: string, kind: PushKind, since: Date): Promise<Sender | null> {
  const { rows } = await SENDERS[kind](memberId, since).execute(db);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

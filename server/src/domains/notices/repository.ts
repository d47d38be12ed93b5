import type { NoticeChoice, NoticeKind, Rhythm } from '@amarena/shared/contracts/account/notifications';
import { type Selectable, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db, Schema } from '../../db/schema.ts';
import type { News } from './kinds.ts';

/** What decides whether and where a member gets mail. */
export const recipientOf = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'name',
      'status',
      'fictional',
      'language',
      'notifications_disabled',
      'last_active_at',
      'active_until',
      'password_changed_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export const choicesOf = (db: Db, memberId: string) =>
  db.selectFrom('notice_choices').select(['kind', 'email', 'push', 'rhythm']).where('member_id', '=', memberId).execute();

export async function saveChoice(trx: Db, choice: { member_id: string; kind: NoticeKind } & NoticeChoice): Promise<void> {
  const { email, push, rhythm } = choice;
  await trx
    .insertInto('notice_choices')
    .values(choice)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ email, push, rhythm }))
    .execute();
}

export async function addReason(trx: Db, email: string, reason: 'fbl' | 'bounce'): Promise<void> {
  await trx
    .updateTable('members')
    .set({ notifications_disabled: sql`array_append(notifications_disabled, ${reason})` })
    .where('email', '=', email)
    .where(sql<boolean>`not (${reason} = any (notifications_disabled))`)
    .execute();
}

export async function addUnsubscribed(trx: Db, memberId: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ notifications_disabled: sql`array_append(notifications_disabled, 'listunsubscribe')` })
    .where('id', '=', memberId)
    .where(sql<boolean>`not ('listunsubscribe' = any (notifications_disabled))`)
    .execute();
}

/** The member wants mail again; a bounced address stays bounced. */
export async function removeOwnReasons(trx: Db, memberId: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ notifications_disabled: sql`array_remove(array_remove(notifications_disabled, 'fbl'), 'listunsubscribe')` })
    .where('id', '=', memberId)
    .execute();
}

export const sentAt = async (db: Db, memberId: string, kind: NoticeKind): Promise<Date | null> =>
  (await db.selectFrom('notices_sent').select('sent_at').where('member_id', '=', memberId).where('kind', '=', kind).executeTakeFirst())
    ?.sent_at ?? null;

/** Stores that a notice is due; an entry that exists keeps its time. */
export async function addDue(trx: Db, member_id: string, kind: NoticeKind, due_at: Date): Promise<void> {
  await trx
    .insertInto('notices_due')
    .values({ member_id, kind, due_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doNothing())
    .execute();
}

/**
 * Stores that a notice is due, as the member chose: `soonest` if they have none yet or want each, else once the pause after
 * the last one is over. An entry that exists keeps its time. `usual`: the choice of members who made none. `pauses` are in
 * milliseconds.
 */
export async function addDueAsChosen(
  trx: Db,
  { member_id, kind }: { member_id: string; kind: NoticeKind },
  { usual, soonest, pauses }: { usual: NoticeChoice; soonest: Date; pauses: Readonly<Record<Rhythm, number>> },
): Promise<void> {
  await sql`${prepared}
    insert into notices_due (member_id, kind, due_at)
    select ${member_id}::uuid, ${kind}, greatest(
      ${soonest}::timestamptz,
      s.sent_at + (${JSON.stringify(pauses)}::jsonb ->> coalesce(c.rhythm, ${usual.rhythm}))::double precision * interval '1 millisecond'
    )
    from (select) one
    left join notice_choices c on c.member_id = ${member_id}::uuid and c.kind = ${kind}
    left join notices_sent s on s.member_id = ${member_id}::uuid and s.kind = ${kind}
    where coalesce(c.email, ${usual.email}::boolean)
    on conflict (member_id, kind) do nothing`.execute(trx);
}

/** Stores a due notice for members whose last one about new people is as old as they chose; at most one per hour. */
export async function addPeopleDue(db: Db, now: Date): Promise<void> {
  await sql`
    insert into notices_due (member_id, kind, due_at)
    select c.member_id, c.kind, ${now}::timestamptz
    from notice_choices c
    join members m on m.id = c.member_id
    left join notices_sent s on s.member_id = c.member_id and s.kind = c.kind
    where c.kind = 'people' and c.email and m.status = 'active' and m.notifications_disabled = '{}'
      and coalesce(s.sent_at, '-infinity') <= ${now}::timestamptz
        - case c.rhythm when 'daily' then interval '1 day' when 'weekly' then interval '7 days' else interval '1 hour' end
    on conflict (member_id, kind) do nothing`.execute(db);
}

/** Takes what is due now, skipping what another process is working on. */
export const takeDue = (trx: Db, now: Date, limit: number) =>
  trx
    .deleteFrom('notices_due')
    .using((db) =>
      db
        .selectFrom('notices_due')
        .select(['member_id as due_member', 'kind as due_kind'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .whereRef('notices_due.member_id', '=', 'due.due_member')
    .whereRef('notices_due.kind', '=', 'due.due_kind')
    .returning(['notices_due.member_id', 'notices_due.kind'])
    .execute();

export async function dropDue(trx: Db, memberId: string, kind: NoticeKind): Promise<void> {
  await trx.deleteFrom('notices_due').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}

export async function saveSent(trx: Db, member_id: string, kind: NoticeKind, sent_at: Date): Promise<void> {
  await trx
    .insertInto('notices_sent')
    .values({ member_id, kind, sent_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ sent_at }))
    .execute();
}

interface NewsRow {
  count: string;
  fictional: string;
  newest: string | null;
}

const asNews = ({ count, fictional, newest }: NewsRow): News => ({ count: Number(count), fictional: Number(fictional), newest });

/** True for members that the other one (`m`) wants to hear nothing from. */
const apart = (memberId: string) => sql`exists (
  select from blocks b where (b.member_id = ${memberId} and b.blocked_id = m.id) or (b.member_id = m.id and b.blocked_id = ${memberId}))`;

type Unread = Pick<Selectable<Schema['chats']>, 'partner_id' | 'num_unread_messages'>;

/** In a statement of its own: a member's chats may be on another server than the members. */
const unreadChats = (db: Db, memberId: string): Promise<Unread[]> =>
  db
    .selectFrom('chats')
    .select(['partner_id', 'num_unread_messages'])
    .where('member_id', '=', memberId)
    .where('num_unread_messages', '>', 0)
    .execute();

const NEWS = {
  messages: (memberId: string, _since: Date, unread: readonly Unread[]) => sql<NewsRow>`
    select coalesce(sum(c.num_unread_messages), 0) as count,
      coalesce(sum(c.num_unread_messages) filter (where m.fictional), 0) as fictional, null as newest
    from unnest(${unread.map(({ partner_id }) => partner_id)}::uuid[], ${unread.map((chat) => chat.num_unread_messages)}::integer[])
      as c (partner_id, num_unread_messages)
    join members m on m.id = c.partner_id where not ${apart(memberId)}`,
  // Automatic likes are not news.
  likes: (memberId: string) => sql<NewsRow>`
    select count(*) as count, count(*) filter (where m.fictional) as fictional,
      (array_agg(l.member_id order by l.liked_at desc))[1] as newest
    from likes l join members m on m.id = l.member_id
    where l.liked_id = ${memberId} and l.seen_at is null and not l.automatic and m.status <> 'deleted' and not ${apart(memberId)}`,
  visits: (memberId: string, since: Date) => sql<NewsRow>`
    select count(*) as count, count(*) filter (where m.fictional) as fictional, null as newest
    from visits v join members m on m.id = v.viewer_id
    where v.viewed_id = ${memberId} and v.visited_at > ${since} and m.status <> 'deleted' and not ${apart(memberId)}`,
  // Real members of the same country, if each has a gender that the other looks for.
  people: (memberId: string, since: Date) => sql<NewsRow>`
    select count(*) as count, 0 as fictional, null as newest
    from members me
    left join profiles mine on mine.member_id = me.id
    join members m on m.country = me.country and m.id <> me.id
    left join profiles p on p.member_id = m.id
    where me.id = ${memberId} and m.signup_date > ${since} and m.status = 'active' and not m.fictional
      and not coalesce(p.disabled, false) and not coalesce(p.invisible_mode, false)
      and coalesce(wanted_gender(me.gender, mine.sexuality, mine.seeks) = m.gender, true)
      and coalesce(wanted_gender(m.gender, p.sexuality, p.seeks) = me.gender, true)
      and not ${apart(memberId)}`,
};

/** What happened and was not seen; visits and new people since `since`. */
export async function newsOf(db: Db, memberId: string, kind: NoticeKind, since: Date): Promise<News> {
  const unread = kind === 'messages' ? await unreadChats(db, memberId) : [];
  const { rows } = await NEWS[kind](memberId, since, unread).execute(db);
  return rows[0] === undefined ? { count: 0, fictional: 0, newest: null } : asNews(rows[0]);
}

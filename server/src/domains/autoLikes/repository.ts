import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const mutualSince = sql<Date | null>`case when not likes.automatic and back.liked_at is not null
  then greatest(likes.liked_at, back.liked_at) end`;

/** The like that one member gave another. */
export const likeBetween = (db: Db, from: string, to: string) =>
  db
    .selectFrom('likes')
    .leftJoin('likes as back', (join) =>
      join.onRef('back.member_id', '=', 'likes.liked_id').onRef('back.liked_id', '=', 'likes.member_id').on('back.automatic', '=', false),
    )
    .select([
      'likes.liked_at',
      'likes.automatic',
      sql<boolean>`likes.seen_at is null and not likes.automatic`.as('like_new'),
      mutualSince.as('mutual_since'),
    ])
    .where('likes.member_id', '=', from)
    .where('likes.liked_id', '=', to)
    .executeTakeFirst();

/**
 * Serialises calls for a member's like of the day until the transaction ends: a later call finds what the first one
 * created.
 */
export async function lockLikeOfTheDay(db: Db, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`automatic like ${memberId}`}, 0))`.execute(db);
}

/** The profile that gave the member the newest automatic like since then, leaving out some. */
export async function newestAutomatic(db: Db, memberId: string, since: Date, without: readonly string[]): Promise<string | undefined> {
  const like = await db
    .selectFrom('likes')
    .select('member_id')
    .where('liked_id', '=', memberId)
    .where('automatic', '=', true)
    .where('liked_at', '>=', since)
    .where(sql<boolean>`member_id <> all (${without}::uuid[])`)
    .orderBy('liked_at', 'desc')
    .orderBy('member_id')
    .executeTakeFirst();
  return like?.member_id;
}

/**
 * Fictional profiles who do not like the member yet and whose gender the member looks for, those of the same country
 * first. The order is specific to the member and stable.
 */
export async function fictionalCandidates(db: Db, memberId: string, without: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id
    from members m
    join members me on me.id = ${memberId}
    left join profiles mine on mine.member_id = me.id
    left join profiles p on p.member_id = m.id
    where m.fictional and m.status = 'active' and not coalesce(p.disabled, false)
      and m.id <> all (${without}::uuid[])
      and coalesce(wanted_gender(me.gender, mine.sexuality, mine.seeks) = m.gender, true)
      and not exists (select from likes where likes.member_id = m.id and likes.liked_id = me.id)
    order by m.country <> me.country, md5(m.id::text || me.id::text)
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

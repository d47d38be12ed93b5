import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Maximum number of likes in a list, the newest ones: no one reads further, and each of them is a card. */
const LISTED = 300;

/** Serialises likes between two members, in either direction, until the transaction ends. */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`like ${[one, other].sort().join(' ')}`}, 0))`.execute(db);
}

/** True if the like is new. */
export async function insertLike(
  db: Db,
  like: { member_id: string; liked_id: string; liked_at: Date; automatic: boolean },
): Promise<boolean> {
  const made = await db
    .insertInto('likes')
    .values({ ...like, seen_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('liked_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function removeLike(db: Db, member_id: string, liked_id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('likes')
    .where('member_id', '=', member_id)
    .where('liked_id', '=', liked_id)
    .returning('liked_id')
    .executeTakeFirst();
  return gone !== undefined;
}

export const likes = async (db: Db, member_id: string, liked_id: string): Promise<boolean> =>
  (await db
    .selectFrom('likes')
    .select('liked_at')
    .where('member_id', '=', member_id)
    .where('liked_id', '=', liked_id)
    .executeTakeFirst()) !== undefined;

/** Those of `ids` that the member likes. */
export async function likedAmong(db: Db, member_id: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('liked_id')
    .where('member_id', '=', member_id)
    .where(sql<boolean>`liked_id = any (${ids}::uuid[])`)
    .execute();
  return rows.map(({ liked_id }) => liked_id);
}

/** Those of `ids` that like the member, without automatic likes. */
export async function likersAmong(db: Db, liked_id: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('member_id')
    .where('liked_id', '=', liked_id)
    .where('automatic', '=', false)
    .where(sql<boolean>`member_id = any (${ids}::uuid[])`)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Ids that the member likes, newest first. */
export async function givenIds(db: Db, memberId: string, without: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('liked_id')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`liked_id <> all (${without}::uuid[])`)
    .orderBy('liked_at', 'desc')
    .orderBy('liked_id')
    .limit(LISTED)
    .execute();
  return rows.map(({ liked_id }) => liked_id);
}

const isNew = sql<boolean>`likes.seen_at is null and not likes.automatic`;

/** The later of two likes that both members gave themselves. */
const mutualSince = sql<Date | null>`case when not likes.automatic and back.liked_at is not null
  then greatest(likes.liked_at, back.liked_at) end`;

/** Members who like the member: new likes first, then newest first. */
export const received = (db: Db, memberId: string, without: readonly string[]) =>
  db
    .selectFrom('likes')
    .leftJoin('likes as back', (join) =>
      join.onRef('back.member_id', '=', 'likes.liked_id').onRef('back.liked_id', '=', 'likes.member_id').on('back.automatic', '=', false),
    )
    .select(['likes.member_id', 'likes.liked_at', 'likes.automatic', isNew.as('like_new'), mutualSince.as('mutual_since')])
    .where('likes.liked_id', '=', memberId)
    .where(sql<boolean>`likes.member_id <> all (${without}::uuid[])`)
    .orderBy('like_new', 'desc')
    .orderBy('likes.liked_at', 'desc')
    .orderBy('likes.member_id')
    .limit(LISTED)
    .execute();

/** New likes of members who can be shown: the badge never counts someone whom the list leaves out. */
export async function countNew(db: Db, memberId: string, without: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', 'likes.member_id')
    .leftJoin('profiles', 'profiles.member_id', 'likes.member_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('likes.liked_id', '=', memberId)
    .where(isNew)
    .where('members.status', '<>', 'deleted')
    .where(sql<boolean>`not coalesce(profiles.disabled, false)`)
    .where(sql<boolean>`likes.member_id <> all (${without}::uuid[])`)
    .executeTakeFirstOrThrow();
  return total;
}

export async function markSeen(db: Db, memberId: string, seen_at: Date): Promise<void> {
  await db.updateTable('likes').set({ seen_at }).where('liked_id', '=', memberId).where('seen_at', 'is', null).execute();
}

import type { LikeListName } from '@amarena/shared/contracts/people/likes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** A like as a list shows it; `at` is the time that the list is ordered by. */
export interface ListedLike {
  /** The other member. */
  id: string;
  /** Orders before `at`, higher first; 1 for a new like. */
  rank: number;
  at: Date;
  liked_at: Date;
  automatic: boolean;
  mutual_since: Date | null;
}
export type Place = Pick<ListedLike, 'id' | 'rank' | 'at'>;

export interface LikeCounts {
  received: number;
  fresh: number;
  given: number;
  mutual: number;
}

const shown = (id: RawBuilder<unknown>, without: readonly string[]) => sql<SqlBool>`${id} <> all (${without}::uuid[])
  and exists (select from members left join profiles on profiles.member_id = members.id
    where members.id = ${id} and members.status <> 'deleted' and not coalesce(profiles.disabled, false))`;

const received = (memberId: string, without: readonly string[]) => sql`
  select likes.member_id as id, (likes.seen_at is null and not likes.automatic)::int as rank, likes.liked_at as at,
    likes.liked_at, likes.automatic,
    case when not likes.automatic and back.liked_at is not null then greatest(likes.liked_at, back.liked_at) end as mutual_since
  from likes left join likes back
    on back.member_id = likes.liked_id and back.liked_id = likes.member_id and not back.automatic
  where likes.liked_id = ${memberId} and ${shown(sql`likes.member_id`, without)}`;

const LISTS: Record<LikeListName, (memberId: string, without: readonly string[]) => RawBuilder<unknown>> = {
  received,
  mutual: (memberId, without) => sql`
    select id, 0 as rank, mutual_since as at, liked_at, automatic, mutual_since
    from (${received(memberId, without)}) as received where mutual_since is not null`,
  given: (memberId, without) => sql`
    select likes.liked_id as id, 0 as rank, likes.liked_at as at, likes.liked_at, likes.automatic, null::timestamptz as mutual_since
    from likes where likes.member_id = ${memberId} and ${shown(sql`likes.liked_id`, without)}`,
};

interface ListQuery {
  memberId: string;
  without: readonly string[];
  after: Place | null;
  limit: number;
}

/**
 * A page of a list: new likes first if the list marks new ones, then the latest. `after` is the last like of the page
 * before.
 */
export async function likesOn(db: Db, list: LikeListName, { memberId, without, after, limit }: ListQuery): Promise<ListedLike[]> {
  const rest =
    after === null
      ? sql`true`
      : sql`((rank, at) < (${after.rank}::int, ${after.at}::timestamptz)
          or ((rank, at) = (${after.rank}::int, ${after.at}::timestamptz) and id > ${after.id}::uuid))`;
  const { rows } = await sql<ListedLike>`select * from (${LISTS[list](memberId, without)}) as listed
    where ${rest} order by rank desc, at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function countLikes(db: Db, memberId: string, without: readonly string[]): Promise<LikeCounts> {
  const { rows } = await sql<LikeCounts>`
    select count(*)::int as received, count(*) filter (where rank = 1)::int as fresh,
      count(mutual_since)::int as mutual, (select count(*)::int from (${LISTS.given(memberId, without)}) as given) as given
    from (${received(memberId, without)}) as received`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Expected one row from count().');
  return counts;
}

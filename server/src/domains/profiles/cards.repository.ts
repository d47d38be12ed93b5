import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import { distanceBetween } from './distance.repository.ts';

const activePhotos = (db: Db) => db.selectFrom('photos').where(sql<boolean>`photos.member_id = m.id`).where('photos.status', '=', 'active');

/** The data for some members' cards, in no particular order. `viewer`: who sees the member `m`; null for a visitor. */
const rowsSeenBy = (db: Db, viewer: RawBuilder<string | null>, some: RawBuilder<boolean>) =>
  db
    .selectFrom('members as m')
    .modifyFront(prepared)
    .leftJoin('profiles as p', 'p.member_id', 'm.id')
    .leftJoin('profiles as viewer', (join) => join.on(sql<boolean>`viewer.member_id = ${viewer}`))
    .leftJoinLateral(
      activePhotos(db).select(['photos.id as photo_id', 'photos.name_key']).orderBy('position').orderBy('photos.id').limit(1).as('main'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'm.id',
      'm.name',
      'm.gender',
      'm.date_of_birth',
      'm.country',
      'm.status',
      'm.fictional',
      'm.signup_date',
      'm.last_active_at',
      'm.active_until',
      'm.verified_at',
      'p.region',
      'p.city',
      'main.photo_id',
      'main.name_key',
      sql<boolean>`coalesce(p.disabled, false)`.as('disabled'),
      sql<boolean>`coalesce(p.invisible_mode, false)`.as('invisible_mode'),
      sql<boolean>`coalesce(p.live, false)`.as('live'),
      sql<boolean>`coalesce(p.exclusive, false)`.as('exclusive'),
      activePhotos(db).select(sql<number>`count(*)::int`.as('count')).as('num_photos'),
      distanceBetween('viewer', 'p').as('distance'),
      eb
        .exists(
          eb
            .selectFrom('likes')
            .select(sql.lit(1).as('one'))
            .where(sql<boolean>`likes.member_id = ${viewer}`)
            .whereRef('likes.liked_id', '=', 'm.id'),
        )
        .as('liked'),
      eb
        .exists(
          eb
            .selectFrom('blocks')
            .select(sql.lit(1).as('one'))
            .whereRef('blocks.member_id', '=', 'm.id')
            .where(sql<boolean>`blocks.blocked_id = ${viewer}`)
            .where('blocks.page_open', '=', false),
        )
        .as('shuts_out'),
    ])
    .where(some);

/** The data for some members' cards, in no particular order. `viewerId`: null for a visitor. */
export const cardRows = (db: Db, viewerId: string | null, memberIds: readonly string[]) =>
  rowsSeenBy(db, sql<string | null>`${viewerId}::uuid`, sql<boolean>`m.id = any (${memberIds}::uuid[])`).execute();

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** The data for the cards of two members as the other one sees them, and whether each blocked or reported the other. */
export const mutualRows = (db: Db, one: string, other: string) => {
  const viewer = sql<string>`case m.id when ${one}::uuid then ${other}::uuid else ${one}::uuid end`;
  return rowsSeenBy(db, viewer, sql<boolean>`m.id in (${one}::uuid, ${other}::uuid)`)
    .select(sql<boolean>`exists (select from blocks where member_id = m.id and blocked_id = ${viewer})`.as('blocks'))
    .execute();
};

/** Ids of findable members with a photo who agreed to appear on public pages. */
export async function idsOnPublicPages(db: Db, limit: number): Promise<string[]> {
  const agreed = await db
    .selectFrom('profiles')
    .innerJoin('search_entries', 'search_entries.id', 'profiles.member_id')
    .select('profiles.member_id as id')
    .where('profiles.on_home_page', '=', true)
    .where('search_entries.has_photo', '=', true)
    .orderBy('profiles.member_id')
    .limit(limit)
    .execute();
  return agreed.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { distanceBetween } from './distance.repository.ts';

const activePhotos = (db: Db) => db.selectFrom('photos').where(sql<boolean>`photos.member_id = m.id`).where('photos.status', '=', 'active');

/** The data for some members' cards, in no particular order. `viewerId`: null for a visitor. */
export const cardRows = (db: Db, viewerId: string | null, memberIds: readonly string[]) =>
  db
    .selectFrom('members as m')
    .leftJoin('profiles as p', 'p.member_id', 'm.id')
    .leftJoin('profiles as viewer', (join) => join.on(sql<boolean>`viewer.member_id = ${viewerId}::uuid`))
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
            .where(sql<boolean>`likes.member_id = ${viewerId}::uuid`)
            .whereRef('likes.liked_id', '=', 'm.id'),
        )
        .as('liked'),
      eb
        .exists(
          eb
            .selectFrom('blocks')
            .select(sql.lit(1).as('one'))
            .whereRef('blocks.member_id', '=', 'm.id')
            .where(sql<boolean>`blocks.blocked_id = ${viewerId}::uuid`)
            .where('blocks.page_open', '=', false),
        )
        .as('shuts_out'),
    ])
    .where(sql<boolean>`m.id = any (${memberIds}::uuid[])`)
    .execute();

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

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

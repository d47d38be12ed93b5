import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import type { getCommunity } from '@amarena/shared/contracts/settings';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { onlineSince } from '../profiles/presence.ts';
import type { Profiles } from '../profiles/service.ts';

const FACES = 3;
/**
 * Milliseconds to keep the numbers: the home page needs no fresher ones, and not every visitor should cost a count of
 * everyone.
 */
const KEPT = 30_000;

type Community = AnswerOf<typeof getCommunity>;

const numbersOf = (db: Db, since: Date) =>
  db
    .selectFrom('search_entries')
    .select([
      sql<number>`count(*)::int`.as('members'),
      sql<number>`(count(*) filter (where last_active > ${since} and not fictional))::int`.as('online'),
      sql<number>`(count(*) filter (where fictional))::int`.as('fictional'),
    ])
    .executeTakeFirstOrThrow();

/** Findable members who agreed to appear on the home page. */
const onHomePage = (db: Db) =>
  db
    .selectFrom('profiles')
    .innerJoin('search_entries', 'search_entries.id', 'profiles.member_id')
    .select('profiles.member_id as id')
    .where('profiles.on_home_page', '=', true)
    .where('search_entries.has_photo', '=', true)
    .orderBy('profiles.member_id')
    .limit(FACES)
    .execute();

/** Real numbers for the home page, and three members who agreed to be shown. Nothing about anyone else. */
export function createCommunity({ profiles }: { profiles: Profiles }) {
  let kept: { until: number; community: Community } | null = null;

  async function count(db: Db, now: Date): Promise<Community> {
    const faces = await profiles.cards(
      db,
      null,
      (await onHomePage(db)).map(({ id }) => id),
      now,
    );
    return {
      ...(await numbersOf(db, onlineSince(now))),
      faces: faces.flatMap(({ id, name, age, fictional, main_image }) =>
        main_image === null ? [] : [{ id, name, age, fictional, filename: main_image.filename }],
      ),
    };
  }

  return async (db: Db, now: Date): Promise<Community> => {
    if (kept === null || kept.until <= now.getTime()) kept = { until: now.getTime() + KEPT, community: await count(db, now) };
    return kept.community;
  };
}

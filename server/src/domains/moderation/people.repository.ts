import type { DeskMember, DeskPerson } from '@amarena/shared/contracts/moderation/moderation';
import type { LabelledPerson } from '@amarena/shared/contracts/people/labels';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { fileName } from '../../photos/fileName.ts';
import { ageAt } from '../profiles/cards.ts';

const withMain = (db: Db) =>
  db
    .selectFrom('members as m')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('photos')
          .select(['photos.id as photo_id', 'photos.name_key'])
          .whereRef('photos.member_id', '=', 'm.id')
          .where('photos.status', '=', 'active')
          .orderBy('position')
          .orderBy('photos.id')
          .limit(1)
          .as('main'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.name', 'm.fictional', 'main.photo_id', 'main.name_key']);

interface PersonRow {
  id: string;
  name: string;
  fictional: boolean;
  photo_id: string | null;
  name_key: string | null;
}

const personOf = ({ id, name, fictional, photo_id, name_key }: PersonRow): DeskPerson => ({
  id,
  name,
  fictional,
  thumb: photo_id && name_key ? fileName(photo_id, name_key, 'thumb') : null,
});

/** Members by id as the desk shows them, including those whom other members cannot find. */
export async function deskPeople(db: Db, ids: readonly (string | null)[]): Promise<Map<string, DeskPerson>> {
  const rows = await withMain(db)
    .where(sql<boolean>`m.id = any (${ids.filter((id) => id !== null)}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}

/** All members who have a video-cam label, by name. */
export async function labelledPeople(db: Db): Promise<LabelledPerson[]> {
  const rows = await withMain(db)
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .select(['p.live', 'p.exclusive'])
    .where((eb) => eb.or([eb('p.live', '=', true), eb('p.exclusive', '=', true)]))
    .orderBy('m.name')
    .execute();
  return rows.map(({ live, exclusive, ...row }) => ({ ...personOf(row), live, exclusive }));
}

/** A member with what a decision needs to know, except earlier decisions. Null if there is none. */
export async function deskMember(db: Db, id: string, now: Date): Promise<Omit<DeskMember, 'history' | 'suspended'> | null> {
  const row = await withMain(db)
    .leftJoin('profiles as p', 'p.member_id', 'm.id')
    .select(['m.date_of_birth', 'm.gender', 'm.country', 'm.signup_date', 'm.status', 'p.city', 'p.about_me'])
    .select((eb) => [
      eb.selectFrom('reports').select(sql<number>`count(*)::int`.as('count')).whereRef('reported_id', '=', 'm.id').as('reports_received'),
      eb.selectFrom('reports').select(sql<number>`count(*)::int`.as('count')).whereRef('reporter_id', '=', 'm.id').as('reports_made'),
    ])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { gender, country, status, city, about_me } = row;
  return {
    ...personOf(row),
    gender,
    country,
    status,
    city,
    about_me,
    age: ageAt(row.date_of_birth, now),
    signup_date: row.signup_date.toISOString(),
    reports_received: row.reports_received ?? 0,
    reports_made: row.reports_made ?? 0,
  };
}

/** The state of a member's account; undefined if there is none. */
export const accountOf = (db: Db, id: string) => db.selectFrom('members').select('status').where('id', '=', id).executeTakeFirst();

/** How to reach a member, and in which language. */
export const contactOf = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .select(['name', 'email', 'language', 'fictional', 'status', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
export type Contact = NonNullable<Awaited<ReturnType<typeof contactOf>>>;

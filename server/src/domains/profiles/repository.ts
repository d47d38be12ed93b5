import type { Attributes, OwnProfile } from '@amarena/shared/contracts/people/profile';
import { type Insertable, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { ProfilesTable } from './tables.ts';

type Said = Pick<
  OwnProfile,
  'seeks' | 'sexuality' | 'hair_color' | 'eye_color' | 'relationship_status' | 'body_type' | 'about_me' | 'interests' | 'invisible_mode'
> & { disabled: boolean };

export const NOTHING_SAID: Said = {
  seeks: null,
  sexuality: null,
  hair_color: null,
  eye_color: null,
  relationship_status: null,
  body_type: null,
  about_me: null,
  interests: [],
  invisible_mode: false,
  disabled: false,
};

/** What a member wrote about themselves; empty if there is no row yet. */
export async function said(db: Db, memberId: string): Promise<Said> {
  const row = await db
    .selectFrom('profiles')
    .select([
      'seeks',
      'sexuality',
      'hair_color',
      'eye_color',
      'relationship_status',
      'body_type',
      'about_me',
      'interests',
      'invisible_mode',
      'disabled',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? NOTHING_SAID;
}

/** What others may read about some members, by id; a member who has written nothing has no entry. */
export async function attributesOf(db: Db, memberIds: readonly string[]): Promise<Map<string, z.infer<typeof Attributes>>> {
  const rows = await db
    .selectFrom('profiles')
    .select(['member_id', 'sexuality', 'hair_color', 'eye_color', 'relationship_status', 'body_type', 'about_me', 'interests'])
    .where(sql<boolean>`member_id = any (${memberIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ member_id, ...attributes }) => [member_id, attributes]));
}

/** Those of `memberIds` who are known to look for a gender other than the member's. */
export async function notInterestedIn(db: Db, memberId: string, memberIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .innerJoin('members as me', (join) => join.on('me.id', '=', memberId))
    .select('p.member_id')
    .where(sql<boolean>`p.member_id = any (${memberIds}::uuid[])`)
    .where(sql<boolean>`wanted_gender(m.gender, p.sexuality, p.seeks) <> me.gender`)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Identity and place, as the member sees them. */
export const ownRow = (db: Db, memberId: string) =>
  db
    .selectFrom('members as m')
    .leftJoin('profiles as p', 'p.member_id', 'm.id')
    .select(['m.id', 'm.name', 'm.country', 'm.gender', 'm.date_of_birth', 'p.region', 'p.city'])
    .where('m.id', '=', memberId)
    .executeTakeFirst();

export const paidUser = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.selectFrom('members').select('paid_user').where('id', '=', memberId).executeTakeFirst())?.paid_user === true;

export async function saveProfile(db: Db, memberId: string, changes: Omit<Insertable<ProfilesTable>, 'member_id'>): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ member_id: memberId, ...changes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changes))
    .execute();
}

/** Consent starts with the first value and ends when the last one is removed. */
export async function keepOrientationConsent(db: Db, memberId: string, now: Date): Promise<void> {
  await sql`update profiles set orientation_consented_at =
    case when seeks is not null or sexuality is not null then coalesce(orientation_consented_at, ${now}) end
    where member_id = ${memberId}`.execute(db);
}

/** The part of a profile that belongs to the account itself. */
export type Identity = Partial<Pick<OwnProfile, 'country' | 'gender' | 'date_of_birth'>>;

export async function saveIdentity(db: Db, memberId: string, identity: Identity): Promise<void> {
  await db.updateTable('members').set(identity).where('id', '=', memberId).execute();
}

/** IANA name of the member's time zone. */
export const timeZoneOf = async (db: Db, memberId: string): Promise<string> =>
  (await db.selectFrom('members').select('time_zone').where('id', '=', memberId).executeTakeFirstOrThrow()).time_zone;

/** An automatic like says nothing about a person. */
export const likesEachOther = async (db: Db, one: string, other: string): Promise<boolean> => {
  const found = await sql<{ both: boolean }>`select
    exists (select from likes where member_id = ${one} and liked_id = ${other} and not automatic)
    and exists (select from likes where member_id = ${other} and liked_id = ${one} and not automatic) as both`.execute(db);
  return found.rows[0]?.both === true;
};

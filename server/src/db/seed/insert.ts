import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { newNameKey } from '../../photos/fileName.ts';
import type { Db } from '../schema.ts';
import type { DemoMember } from './demoMember.ts';

const memberRow = (passwordHash: string) => (member: DemoMember) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  password_hash: member.login ? passwordHash : '',
  status: 'active',
  paid_user: member.login === 'premium',
  fictional: member.fictional,
  roles: member.roles ?? [],
  language: member.language,
  country: member.country,
  time_zone: 'Europe/Rome',
  gender: member.person.gender,
  date_of_birth: member.date_of_birth,
  signup_date: member.signup_date,
  last_active_at: member.last_active,
});

const profileRow = (member: DemoMember) => ({
  member_id: member.id,
  region: member.place.region,
  city: member.place.city,
  latitude: member.place.latitude,
  longitude: member.place.longitude,
  sexuality: member.sexuality,
  hair_color: member.person.hair,
  eye_color: member.person.eyes,
  relationship_status: member.relationship_status,
  body_type: member.person.body,
  about_me: member.about_me,
  interests: member.interests,
  invisible_mode: member.invisible_mode ?? false,
  on_home_page: member.on_home_page ?? false,
  live: member.live ?? false,
  exclusive: member.exclusive ?? false,
});

const photoRows = (member: DemoMember) =>
  member.drawings.map((drawing, position) => ({
    id: uuidv7({ msecs: member.signup_date.getTime() }),
    member_id: member.id,
    position,
    name_key: newNameKey(),
    drawing,
    created_at: member.signup_date,
  }));

/** Two thousand rows in one statement take as long as twenty in separate ones. */
export async function insertMembers(db: Db, members: readonly DemoMember[], passwordHash: string): Promise<void> {
  await sql`
    insert into members (id, email, name, password_hash, status, paid_user, fictional, roles, language, country, time_zone,
      gender, date_of_birth, signup_date, last_active_at)
    select id, email, name, password_hash, status, paid_user, fictional, roles, language, country, time_zone,
      gender, date_of_birth, signup_date, last_active_at
    from json_populate_recordset(null::members, ${JSON.stringify(members.map(memberRow(passwordHash)))}::json)`.execute(db);
  await sql`
    insert into profiles (member_id, region, city, latitude, longitude, sexuality, hair_color, eye_color, relationship_status,
      body_type, about_me, interests, invisible_mode, on_home_page, live, exclusive)
    select member_id, region, city, latitude, longitude, sexuality, hair_color, eye_color, relationship_status,
      body_type, about_me, interests, invisible_mode, on_home_page, live, exclusive
    from json_populate_recordset(null::profiles, ${JSON.stringify(members.map(profileRow))}::json)`.execute(db);
  await sql`
    insert into photos (id, member_id, position, status, name_key, drawing, created_at)
    select id, member_id, position, 'active', name_key, drawing, created_at
    from json_populate_recordset(null::photos, ${JSON.stringify(members.flatMap(photoRows))}::json)`.execute(db);
}

/** Past likes that were already seen: they raise no badge and notify no one. */
export async function insertOldLikes(
  db: Db,
  likes: readonly { member_id: string; liked_id: string; liked_at: Date; automatic: boolean }[],
): Promise<void> {
  await sql`
    insert into likes (member_id, liked_id, liked_at, seen_at, automatic)
    select member_id, liked_id, liked_at, liked_at, automatic
    from json_populate_recordset(null::likes, ${JSON.stringify(likes)}::json)
    on conflict do nothing`.execute(db);
}

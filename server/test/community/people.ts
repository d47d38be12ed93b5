import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MembersTable } from '../../src/domains/accounts/tables.ts';
import type { ProfilesTable } from '../../src/domains/profiles/tables.ts';
import { isSecure, sessionCookie } from '../../src/http/sessionCookie.ts';
import { newNameKey } from '../../src/photos/fileName.ts';
import type { TestClient } from '../support/client.ts';
import type { TestServer } from '../support/startServer.ts';

type Member = Partial<Omit<Insertable<MembersTable>, 'id'>>;
interface Wish extends Member {
  /** Whole years; the birthday was yesterday. Default: 30. */
  age?: number;
  profile?: Omit<Insertable<ProfilesTable>, 'member_id'>;
  /** Default: 0. */
  photos?: number;
}

export interface Somebody {
  readonly id: string;
  readonly name: string;
  /** A browser in which this member is logged in. */
  readonly client: TestClient;
}

function birthday(age: number): string {
  const day = new Date(Date.now() - 86_400_000);
  return `${day.getUTCFullYear() - age}${day.toISOString().slice(4, 10)}`;
}

let made = 0;

/** Inserts a member with profile and photos into a test's database. */
export async function addMember({ database }: Pick<TestServer, 'database'>, wish: Wish = {}): Promise<string> {
  const { age = 30, profile, photos = 0, ...member } = wish;
  made += 1;
  const id = uuidv7();
  const now = new Date();
  await database.db
    .insertInto('members')
    .values({
      id,
      email: `somebody-${made}@example.test`,
      name: `Somebody${made}`,
      status: 'active',
      language: 'it',
      country: 'IT',
      time_zone: 'Europe/Rome',
      gender: 'female',
      date_of_birth: birthday(age),
      signup_date: now,
      last_active_at: now,
      ...member,
    })
    .execute();
  if (profile)
    await database.db
      .insertInto('profiles')
      .values({ ...profile, member_id: id })
      .execute();
  for (let position = 0; position < photos; position += 1) {
    const drawing = JSON.stringify({ kind: 'scene', scene: 'sea', seed: `${id}/${position}` });
    await database.db
      .insertInto('photos')
      .values({ id: uuidv7(), member_id: id, position, status: 'active', name_key: newNameKey(), drawing, created_at: now })
      .execute();
  }
  return id;
}

/** A member from `addMember`, logged in. */
export async function somebody(server: TestServer, wish: Wish = {}): Promise<Somebody> {
  const id = await addMember(server, wish);
  const client = server.visitor();
  client.cookies.set(sessionCookie(isSecure(server.config)), await server.platform.sessions.start(server.database.db, id));
  const { name } = await server.database.db.selectFrom('members').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, name, client };
}

import { randomUUID } from 'node:crypto';
import { getChat, getChats, postChat } from '@amarena/shared/contracts/chat/chats';
import { v7 as uuidv7 } from 'uuid';
import { isSecure, sessionCookie } from '../../../src/http/sessionCookie.ts';
import type { TestClient } from '../../support/client.ts';
import type { TestServer } from '../../support/startServer.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly client: TestClient;
}

interface Kind {
  credits?: number;
  paid_user?: boolean;
  fictional?: boolean;
}

/** A logged-in member with credits in the wallet. Default: a free member with 10. */
export async function aPerson(
  server: Pick<TestServer, 'platform' | 'visitor'>,
  { credits = 10, paid_user = false, fictional = false }: Kind = {},
): Promise<Person> {
  const { db } = server.platform;
  const id = uuidv7();
  const name = `p${id.slice(-12)}`;
  const now = server.platform.now();
  await db
    .insertInto('members')
    .values({
      id,
      name,
      email: `${name}@example.test`,
      status: 'active',
      paid_user,
      fictional,
      language: 'it',
      country: 'IT',
      time_zone: 'Europe/Rome',
      gender: 'female',
      date_of_birth: '1990-05-01',
      signup_date: now,
      last_active_at: now,
    })
    .execute();
  await db.insertInto('wallets').values({ member_id: id, balance: credits }).execute();
  const client = server.visitor();
  client.cookies.set(sessionCookie(isSecure(server.platform.config)), await server.platform.sessions.start(db, id));
  return { id, name, client };
}

interface SendOptions {
  text?: string;
  client_id?: string;
  key?: string;
}

/** Sends a text; every call is another message unless `client_id` is given. */
export const send = (from: Person, to: { profile: string } | { conversation: string }, sending: SendOptions = {}) =>
  from.client.call(postChat, {
    body: { ...to, client_id: sending.client_id ?? randomUUID(), text: sending.text ?? 'Ciao' },
    ...(sending.key === undefined ? {} : { key: sending.key }),
  });

export const chatsOf = async (person: Person) => (await person.client.call(getChats)).answer().chats;

export const chatWith = async (person: Person, profile: string) => (await person.client.call(getChat, { query: { profile } })).answer();

export const creditsOf = async (server: TestServer, person: Person): Promise<number> => {
  const wallet = await server.platform.db
    .selectFrom('wallets')
    .select('balance')
    .where('member_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return wallet.balance;
};

/** The code of a refusal. */
export const codeOf = (received: { body: unknown }): unknown => (received.body as { code?: unknown }).code;

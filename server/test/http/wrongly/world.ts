import { randomUUID } from 'node:crypto';
import { getChat, postChat } from '@amarena/shared/contracts/chat/chats';
import { postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import type { Endpoint, IdOwner } from '@amarena/shared/contracts/platform/endpoint';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { aPerson, type Person } from '../../chats/support/people.ts';
import { decided } from '../../moderation/support.ts';
import { buy } from '../../payments/support.ts';
import type { TestServer } from '../../support/startServer.ts';
import { upload } from '../../support/upload.ts';
import { sample, schemaOf } from './calls.ts';

/** Data that belongs to one member only, and words that no one else may read. */
export interface Owner extends Person {
  readonly ids: Readonly<Record<IdOwner, string>>;
  readonly secrets: readonly string[];
}

/** A member with one of everything that an id can refer to. `bystander` is a member whom everyone may like or visit. */
export async function anOwner(server: TestServer, bystander: Person): Promise<Owner> {
  const { db } = server.platform;
  const { reported, id: caseId } = await decided(server, { decision: 'warn', reason: 'harassment' });
  const owner: Person = { ...reported };
  await db
    .insertInto('wallets')
    .values({ member_id: owner.id, balance: 50 })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ balance: 50 }))
    .execute();
  const words = `only for two ${randomUUID()}`;
  const { message } = (await owner.client.call(postChat, { body: { client_id: uuidv7(), profile: bystander.id, text: words } })).answer();
  await bystander.client.call(getChat, { query: { conversation: message.conversation } });
  const payment = await buy(owner.client);
  const kept = await upload(server, owner.client);
  (await owner.client.call(postPhoto, { body: { upload: (await upload(server, owner.client)).upload } })).answer();
  const { id: photo } = await db.selectFrom('photos').select('id').where('member_id', '=', owner.id).executeTakeFirstOrThrow();
  const { id: session } = await db.selectFrom('sessions').select('id').where('member_id', '=', owner.id).executeTakeFirstOrThrow();
  const { id: decision } = await db
    .selectFrom('moderation_decisions')
    .select('id')
    .where('member_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const { email } = await db.selectFrom('members').select('email').where('id', '=', owner.id).executeTakeFirstOrThrow();
  const passkey = uuidv7();
  await db
    .insertInto('passkeys')
    .values({
      id: passkey,
      member_id: owner.id,
      name: 'mine',
      credential: randomUUID(),
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      synced: false,
      created_at: new Date(),
    })
    .execute();
  return {
    ...owner,
    secrets: [words, email, payment.number],
    ids: {
      'own conversation': message.conversation,
      'own debit': uuidv7(),
      'own decision': decision,
      'own message': message.id,
      'own passkey': passkey,
      'own payment': payment.id,
      'own photo': photo,
      'own session': session,
      'own step': uuidv7(),
      'own upload': kept.upload,
      'any member': bystander.id,
      'any lander': uuidv7(),
      staff: caseId,
      'made by the caller': uuidv7(),
    },
  };
}

export const aStranger = (server: TestServer): Promise<Person> => aPerson(server, { credits: 50 });

/** Query or body of a call that its contract accepts, with ids of `owner` or with those in `others`. */
export function asked(schema: Endpoint['body'], { ids }: Endpoint, owner: Owner, others: Partial<Owner['ids']> = {}): unknown {
  if (schema === null) return undefined;
  const value = sample(schemaOf(schema));
  const named = Object.entries(ids).map(([field, whose]) => [
    field,
    others[whose] ?? (whose === 'made by the caller' ? uuidv7() : owner.ids[whose]),
  ]);
  if (typeof value !== 'object' || value === null) return value;
  const known = named.filter(([field = '']) => field in value);
  const filled = Object.fromEntries(known.map(([field = '', id]) => [field, Array.isArray(Reflect.get(value, field)) ? [id] : id]));
  const both = 'conversation' in filled && 'profile' in filled;
  const { profile, ...without } = { profile: undefined, ...value, ...filled };
  return both || profile === undefined ? without : { profile, ...without };
}

/** Tables that change whenever someone is online. */
const RESTLESS = ['idempotency', 'sessions', 'kysely_migration', 'kysely_migration_lock'];

/** Everything in the database about `ids`, or everything if none are given, in one line. */
export async function heldOf(server: TestServer, ids: readonly string[] = []): Promise<string> {
  const { db } = server.platform;
  const tables = (await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)).rows
    .map(({ name }) => name)
    .filter((name) => !RESTLESS.includes(name))
    .sort();
  const pattern = ids.length === 0 ? '' : ids.join('|');
  const parts = tables.map((table) => {
    const row = sql`(to_jsonb(held) - 'last_active_at' - 'active_until' - 'last_active' - 'last_seen_at')::text`;
    return sql`select ${table}::text as name, count(*)::text || coalesce(md5(string_agg(${row}, ' ' order by ${row})), '') as held from ${sql.table(table)} as held where ${row} ~ ${pattern}`;
  });
  const { rows } = await sql<{ name: string; held: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows
    .map(({ name, held }) => `${name} ${held}`)
    .sort()
    .join('\n');
}

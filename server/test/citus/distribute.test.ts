import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../src/db/schema.ts';
import { MESSAGE_PLANE, STILL_CROSSING } from '../../src/db/shardKeys.ts';
import { deleteTraces } from '../../src/domains/accounts/erasure.repository.ts';
import { deleteEventsBefore, storeEvents } from '../../src/live/repository.ts';
import { aPerson, chatsOf, send } from '../chats/support/people.ts';
import { addWorkers } from '../support/citus.ts';
import { openUnspread, type TestDatabase } from '../support/database.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { distribute, spreadTables } from './command.ts';

describe('npm run distribute', () => {
  let database: TestDatabase;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    database = await openUnspread();
    url = database.url ?? '';
    server = await startServer({ database });
  });
  afterAll(() => server.close());

  it('refuses a database without Citus or without a worker, spreads what is there already, and repeats nothing', async () => {
    const [marco, giulia] = [await aPerson(server, { credits: 100, paid_user: true }), await aPerson(server)];
    // As an earlier release made it: its id says nothing about the two.
    const old = uuidv7();
    const [low, high] = [marco.id, giulia.id].toSorted();
    await sql`insert into conversations (id, low_member, high_member) values (${old}, ${low}, ${high})`.execute(database.db);
    for (const [mine, theirs] of [
      [marco.id, giulia.id],
      [giulia.id, marco.id],
    ])
      await sql`insert into chats (member_id, conversation, partner_id, updated_at, last_sequence)
        values (${mine}, ${old}, ${theirs}, now(), 0)`.execute(database.db);
    expect((await send(marco, { profile: giulia.id }, { text: 'Prima' })).answer().message).toMatchObject({
      conversation: old,
      sequence: 1,
    });

    expect(await distribute('run', url)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('has no Citus') });
    await sql`create extension citus`.execute(database.db);
    expect(await distribute('run', url)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('knows no worker') });
    await sql`drop extension citus`.execute(database.db);
    await addWorkers(url);

    const shown = await distribute('show', url);
    expect(shown).toMatchObject({ code: 0, err: '' });
    for (const name of ['chats_conversation_fkey', 'conversations_low_member_high_member_key', 'messages_client'])
      expect(shown.out).toContain(`drop ${name}. ${STILL_CROSSING[name]}`);
    expect(await spreadTables(database.db)).toEqual([]);
    const ran = await distribute('run', url);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toBe(`Nothing is spread.\nWhat "run" would do:\n${ran.out}`);
    expect(await spreadTables(database.db)).toEqual([...MESSAGE_PLANE].toSorted());
    expect((await distribute('run', url)).out).toContain('Nothing to do');

    // What was there is still there, and goes on.
    expect((await send(giulia, { profile: marco.id }, { text: 'Dopo' })).answer().message).toMatchObject({
      conversation: old,
      sequence: 2,
    });
    expect(await chatsOf(marco)).toMatchObject([{ conversation: { id: old }, last_message: { text: 'Dopo' } }]);
  });

  it('leaves statements of a message that ask one server each, but for the lines of both members', async () => {
    const [marco, giulia] = [await aPerson(server, { credits: 100, paid_user: true }), await aPerson(server)];
    const { conversation } = (await send(marco, { profile: giulia.id })).answer().message;
    const counted = async () =>
      (
        await sql<{ one: number; several: number }>`
          select query_execution_single_shard::int as one, query_execution_multi_shard::int as several
          from citus_stat_counters((select oid from pg_database where datname = current_database()))`.execute(database.db)
      ).rows[0] ?? { one: 0, several: 0 };
    const before = await counted();
    expect((await send(marco, { conversation })).status).toBe(200);
    const after = await counted();
    expect(after.one).toBeGreaterThan(before.one);
    expect(after.several - before.several).toBeLessThanOrEqual(1);
  });

  it('leaves nothing of a conversation on either side when one of them is erased', async () => {
    const [leaver, friend] = [await aPerson(server, { credits: 100, paid_user: true }), await aPerson(server)];
    const { conversation } = (await send(leaver, { profile: friend.id })).answer().message;
    const { db } = database;
    const left = async () => [
      (await db.selectFrom('chats').select('member_id').where('conversation', '=', conversation).execute()).length,
      (await db.selectFrom('conversations').select('id').where('id', '=', conversation).execute()).length,
      (await db.selectFrom('messages').select('id').where('conversation', '=', conversation).execute()).length,
      (await db.selectFrom('awaited_answers').select('due_at').where('conversation', '=', conversation).execute()).length,
      (await db.selectFrom('live_events').select('number').where('member_id', '=', leaver.id).execute()).length,
    ];
    expect(await left()).toEqual([2, 1, 1, 1, expect.any(Number)]);
    await inTransaction(db, (trx) => deleteTraces(trx, leaver.id));
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
    expect(await chatsOf(friend)).toEqual([]);
  });

  it('leaves old events to be deleted on every server, in steps, and no others', async () => {
    const members = Array.from({ length: 20 }, () => uuidv7());
    const [old, young] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-03T00:00:00Z')];
    for (const at of [old, young])
      await storeEvents(
        database.db,
        members.map((to) => ({ to, event: { type: 'conversation_removed', conversation: uuidv7() } })),
        at,
      );
    await deleteEventsBefore(database.db, new Date('2026-01-02T00:00:00Z'));
    const left = await database.db.selectFrom('live_events').select(['member_id', 'number']).where('member_id', 'in', members).execute();
    expect(left.map(({ number }) => number)).toEqual(members.map(() => 2));
  });
});

import { mock } from 'node:test';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../src/db/schema.ts';
import { SWEEP_EVERY } from '../../src/live/live.ts';
import { storeEvents } from '../../src/live/repository.ts';
import { aPerson, type Person, send } from '../chats/support/people.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';
import { listenTo } from './stream.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  server = await startServer();
  address = await server.start();
});
afterAll(async () => {
  await server.close();
  mock.timers.reset();
});

const likes = (new_likes: number): LiveEvent => ({ type: 'likes_changed', new_likes });
const publish = (memberId: string, event: LiveEvent) =>
  inTransaction(server.database.db, (trx) => server.services.live.publish(trx, memberId, event));
/** What a process leaves behind that dies between its commit and the notification. */
const storeUntold = (memberId: string, event: LiveEvent) =>
  inTransaction(server.database.db, (trx) => storeEvents(trx, [{ to: memberId, event }], server.platform.now()));

it('an event that was stored and never told reaches every tab of the member at the next look, once and in order', async () => {
  const { id, client } = await signUp(server);
  const tabs = [await listenTo(address, client), await listenTo(address, client)];
  await publish(id, likes(1));
  for (const tab of tabs) expect(await tab.next()).toEqual({ id: '1', event: likes(1) });
  await storeUntold(id, likes(2));
  mock.timers.tick(SWEEP_EVERY);
  for (const tab of tabs) expect(await tab.next()).toEqual({ id: '2', event: likes(2) });
  mock.timers.tick(SWEEP_EVERY);
  await publish(id, likes(3));
  for (const tab of tabs) {
    expect(await tab.next()).toEqual({ id: '3', event: likes(3) });
    tab.close();
  }
});

it('the look reads nothing of members whose tabs have everything', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const [mine, theirs] = [await listenTo(address, one.client), await listenTo(address, other.client)];
  await publish(one.id, likes(1));
  await mine.next();
  await storeUntold(other.id, likes(2));
  mock.timers.tick(SWEEP_EVERY);
  expect(await theirs.next()).toEqual({ id: '1', event: likes(2) });
  // Were the event of the first sent again, it would come before this one.
  await publish(one.id, likes(3));
  expect(await mine.next()).toEqual({ id: '2', event: likes(3) });
  mine.close();
  theirs.close();
});

describe('a message that reaches a page while the database fails', () => {
  const aPair = async (): Promise<[Person, Person]> => [
    await aPerson(server, { credits: 10, paid_user: true }),
    await aPerson(server, { credits: 10, paid_user: true }),
  ];

  /** Lets every mark fail once it has begun, as if the database were lost just then. */
  async function failMarks() {
    const { db } = server.database;
    const { rows } = await sql<{ definition: string }>`select pg_get_functiondef('may_notify'::regproc) as definition`.execute(db);
    await sql`create sequence if not exists failed_marks`.execute(db);
    // A sequence keeps its number when everything else is rolled back.
    await sql`
      create or replace function may_notify(member uuid, partner uuid) returns boolean language plpgsql stable as $$
      begin
        perform nextval('failed_marks');
        raise exception 'The leader is gone.';
      end $$`.execute(db);
    const failed = async () =>
      Number((await sql<{ count: string }>`select last_value as count from failed_marks where is_called`.execute(db)).rows[0]?.count ?? 0);
    const before = await failed();
    return {
      hasFailed: () => whenFound(async () => ((await failed()) > before ? true : null)),
      recover: () => sql.raw(rows[0]?.definition ?? '').execute(db),
    };
  }

  /** Whether all messages of the sender's are marked. */
  async function isDelivered({ id }: Person): Promise<boolean> {
    const rows = await server.database.db.selectFrom('messages').select('delivered_at').where('sender_id', '=', id).execute();
    return rows.every(({ delivered_at }) => delivered_at !== null);
  }
  /** Looks until it is delivered: a look that comes before the failure is known finds nothing yet. */
  const lookUntilDelivered = (sender: Person) =>
    whenFound(async () => {
      mock.timers.tick(SWEEP_EVERY);
      return (await isDelivered(sender)) ? true : null;
    });
  /** The types of the events that a new page of the member gets. */
  const toldOf = async (member: Person, count: number) => {
    const page = await listenTo(address, member.client, { lastEventId: '0' });
    const types = [];
    while (types.length < count) types.push((await page.next())?.event.type);
    page.close();
    return types;
  };

  it('is marked as delivered at a next look, and its sender is told once', async () => {
    const [sender, reader] = await aPair();
    const tab = await listenTo(address, reader.client);
    const arrives = async () => {
      expect((await send(sender, { profile: reader.id })).status).toBe(200);
      expect((await tab.next())?.event.type).toBe('message');
    };
    const whenDelivered = () => whenFound(async () => ((await isDelivered(sender)) ? true : null));
    await arrives();
    await whenDelivered();
    const fault = await failMarks();
    await arrives();
    await fault.hasFailed();
    await fault.recover();
    expect(await isDelivered(sender)).toBe(false);
    await lookUntilDelivered(sender);
    mock.timers.tick(SWEEP_EVERY);
    await arrives();
    await whenDelivered();
    tab.close();
    const each = ['message', 'credits', 'delivered'];
    expect(await toldOf(sender, 9)).toEqual([...each, ...each, ...each]);
  });

  it('is marked as delivered at a next look, too, if the page had just opened', async () => {
    const [sender, reader] = await aPair();
    expect((await send(sender, { profile: reader.id })).status).toBe(200);
    const fault = await failMarks();
    const tab = await listenTo(address, reader.client);
    await fault.hasFailed();
    await fault.recover();
    expect(await isDelivered(sender)).toBe(false);
    await lookUntilDelivered(sender);
    tab.close();
  });
});

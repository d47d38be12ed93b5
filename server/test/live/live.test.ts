import { getLogout } from '@amarena/shared/contracts/account/logout';
import { putUser } from '@amarena/shared/contracts/account/userCalls';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { buy } from '../payments/support.ts';
import { linkIn, mailsTo, pressLink, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { listenTo } from './stream.ts';

const likes = (new_likes: number): LiveEvent => ({ type: 'likes_changed', new_likes });

describe('live events', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    address = await server.start();
  });
  afterAll(() => server.close());

  const publish = (memberId: string, ...events: LiveEvent[]) =>
    inTransaction(server.database.db, async (trx) => {
      for (const event of events) await server.services.live.publish(trx, memberId, event);
    });

  it('reach the member at once, and nobody else', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const [mine, theirs] = [await listenTo(address, one.client), await listenTo(address, other.client)];
    await publish(one.id, likes(1));
    await publish(other.id, likes(2));
    expect((await mine.next())?.event).toEqual(likes(1));
    expect((await theirs.next())?.event).toEqual(likes(2));
    mine.close();
    theirs.close();
  });

  it('tell open tabs of an address that was confirmed elsewhere, and of other preferences', async () => {
    const { client, email } = await signUp(server);
    const stream = await listenTo(address, client);
    await pressLink(server.visitor(), linkIn((await mailsTo(server, email))[0]));
    expect((await stream.next())?.event).toEqual({ type: 'account' });
    await client.call(putUser, { body: { language: 'nl' } });
    expect((await stream.next())?.event).toEqual({ type: 'account' });
    stream.close();
  });

  it('are not sent where the transaction rolled back', async () => {
    const { id, client } = await signUp(server);
    const stream = await listenTo(address, client);
    const rolledBack = inTransaction(server.database.db, async (trx) => {
      await server.services.live.publish(trx, id, likes(99));
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await publish(id, likes(1));
    expect((await stream.next())?.event).toEqual(likes(1));
    stream.close();
  });

  it('come again after a break, from the last one heard on, none twice', async () => {
    const { id, client } = await signUp(server);
    const stream = await listenTo(address, client);
    await publish(id, likes(1));
    const first = await stream.next();
    stream.close();
    await publish(id, likes(2), likes(3));
    const again = await listenTo(address, client, { lastEventId: first?.id ?? '' });
    expect([(await again.next())?.event, (await again.next())?.event]).toEqual([likes(2), likes(3)]);
    again.close();
    const fromPage = await listenTo(address, client, { after: first?.id ?? '' });
    expect((await fromPage.next())?.event).toEqual(likes(2));
    fromPage.close();
  });

  it('say that all must be read again where too much was missed', async () => {
    const { id, client } = await signUp(server);
    // Once a tab has heard them, their notification cannot come late and reach the one that missed them.
    const before = await listenTo(address, client);
    await publish(id, likes(1), likes(2));
    expect([(await before.next())?.id, (await before.next())?.id]).toEqual(['1', '2']);
    before.close();
    await server.database.db.deleteFrom('live_events').where('member_id', '=', id).execute();
    const stream = await listenTo(address, client, { after: '0' });
    expect(await stream.next()).toEqual({ id: '2', event: { type: 'resync' } });
    await publish(id, likes(3));
    expect((await stream.next())?.event).toEqual(likes(3));
    stream.close();
  });

  it('keep the order of their numbers when many are published at once', async () => {
    const { id, client } = await signUp(server);
    const stream = await listenTo(address, client);
    await Promise.all(Array.from({ length: 30 }, (_, number) => publish(id, likes(number))));
    const ids = [];
    for (let heard = 0; heard < 30; heard++) ids.push(Number((await stream.next())?.id));
    expect(ids).toEqual(Array.from({ length: 30 }, (_, number) => number + 1));
    stream.close();
  });

  it('are refused without a session, and end with it', async () => {
    const visitor = await server.visitor().raw({ method: 'GET', url: LIVE_PATH });
    expect([visitor.status, JSON.parse(visitor.body).authentication_required]).toEqual([403, true]);
    const { client } = await signUp(server);
    const stream = await listenTo(address, client);
    await client.call(getLogout);
    expect(await stream.next()).toBeNull();
  });

  it('tell of a completed payment and the new balance', async () => {
    const { client } = await signUp(server);
    const stream = await listenTo(address, client);
    const payment = await buy(client);
    const [one, two] = [(await stream.next())?.event, (await stream.next())?.event];
    expect(one).toEqual({ type: 'credits', credits: 10, paid_user: true });
    expect(two).toEqual({ type: 'payment', payment: payment.id, state: 'completed' });
    stream.close();
  });
});

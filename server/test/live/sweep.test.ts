import { mock } from 'node:test';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { SWEEP_EVERY } from '../../src/live/live.ts';
import { storeEvents } from '../../src/live/repository.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
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

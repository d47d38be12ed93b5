import { mock } from 'node:test';
import { putPassword } from '@amarena/shared/contracts/account/passwords';
import { LIVE_BEAT_EVERY, type LiveEvent } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { listenTo } from './stream.ts';

const MINUTE = 60_000;
const likes: LiveEvent = { type: 'likes_changed', new_likes: 1 };

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

it('a thief with a copy of the token hears nothing more once a new password has replaced it; the owner does', async () => {
  const { id, client, password } = await signUp(server);
  const thief = await listenTo(address, client);
  await client.call(putPassword, { body: { old_password: password, password: 'sedia lampione vento 7' } });
  const owner = await listenTo(address, client);
  server.pass(2 * MINUTE);
  mock.timers.tick(LIVE_BEAT_EVERY);
  expect(await thief.next()).toBeNull();
  await inTransaction(server.database.db, (trx) => server.services.live.publish(trx, id, likes));
  expect((await owner.next())?.event).toEqual(likes);
  owner.close();
});

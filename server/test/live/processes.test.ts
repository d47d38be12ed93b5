import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { listenTo } from './stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('a live event reaches a tab whose stream another process on the same database holds', async () => {
  const second = await server.secondProcess();
  const { id, client } = await signUp(server);
  const stream = await listenTo(await second.start(), client);
  await inTransaction(server.database.db, (trx) => server.parts.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
  expect((await stream.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
  stream.close();
  await second.close();
});

it('nothing is told of an event whose transaction did not commit', async () => {
  const { id, client } = await signUp(server);
  const stream = await listenTo(await server.start(), client);
  const failing = inTransaction(server.database.db, async (trx) => {
    await server.parts.live.publish(trx, id, { type: 'likes_changed', new_likes: 7 });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(server.database.db, (trx) => server.parts.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
  expect((await stream.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
  stream.close();
});

it('a stopping process ends its streams instead of waiting for them', async () => {
  const second = await server.secondProcess();
  const { client } = await signUp(server);
  const stream = await listenTo(await second.start(), client);
  await second.close();
  expect(await stream.next()).toBeNull();
});

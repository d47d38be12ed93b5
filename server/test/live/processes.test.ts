import { once } from 'node:events';
import { connect } from 'node:net';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../src/db/schema.ts';
import type { TestClient } from '../support/client.ts';
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
  await inTransaction(server.database.db, (trx) => server.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
  expect((await stream.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
  stream.close();
  await second.close();
});

it('nothing is told of an event whose transaction did not commit', async () => {
  const { id, client } = await signUp(server);
  const stream = await listenTo(await server.start(), client);
  const failing = inTransaction(server.database.db, async (trx) => {
    await server.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 7 });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(server.database.db, (trx) => server.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
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

/** A tab's request as bytes, for a connection that behaves like no browser does. */
function opening(client: TestClient, host: string): string {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return `GET ${LIVE_PATH} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nx-forwarded-for: ${client.address}\r\n\r\n`;
}

it('a stopping process does not wait for a tab that has stopped reading', async () => {
  const second = await server.secondProcess();
  const { client } = await signUp(server);
  const { hostname, port } = new URL(await second.start());
  const tab = connect(Number(port), hostname);
  tab.write(opening(client, hostname));
  await once(tab, 'data');
  tab.pause();
  // 100 MB: more than the buffers of both ends can hold.
  for (let event = 0; event < 100; event += 1)
    second.services.live.tellAll({ type: 'conversation_removed', conversation: 'x'.repeat(1_000_000) });
  await expect(second.close()).resolves.toBeUndefined();
  tab.destroy();
});

it('a tab that left while its stream was opening is not kept, and a stopping process does not wait for it', async () => {
  const second = await server.secondProcess();
  const { client } = await signUp(server);
  const { hostname, port } = new URL(await second.start());
  const asked = once(second.server.server, 'request');
  // While the sessions are locked, no one can connect.
  await inTransaction(server.database.db, async (trx) => {
    await sql`lock table sessions in access exclusive mode`.execute(trx);
    const tab = connect(Number(port), hostname);
    tab.write(opening(client, hostname));
    const [, answer] = await asked;
    tab.destroy();
    await once(answer, 'close');
  });
  await expect(second.close()).resolves.toBeUndefined();
  expect(second.services.live.open()).toBe(0);
});

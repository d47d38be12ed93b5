import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aPerson, chatsOf, codeOf, creditsOf, send } from '../chats/support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('an id of a message that its sender used in another conversation is refused, and nothing is stored or paid', async () => {
  const [marco, giulia, anna] = [await aPerson(server, { credits: 5, paid_user: true }), await aPerson(server), await aPerson(server)];
  const client_id = randomUUID();
  expect((await send(marco, { profile: giulia.id }, { client_id })).status).toBe(200);
  const reused = await send(marco, { profile: anna.id }, { client_id });
  expect([reused.status, codeOf(reused)]).toEqual([422, 'idempotency_key_reused']);
  expect(await chatsOf(anna)).toEqual([]);
  expect(await creditsOf(server, marco)).toBe(4);
});

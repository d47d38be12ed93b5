import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/startServer.ts';
import { allCalls, attempt } from './calls.ts';
import { anOwner, aStranger, asked, heldOf, type Owner } from './world.ts';

const calls = await allCalls();
/** Reads that change something because the specification says so: log-out, the like of a pop-up, opening a conversation. */
const ACTING_READS = ['getLogout', 'getAutoLike', 'getChat'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

describe('every call, in another way than its own', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await startServer();
    owner = await anOwner(server, await aStranger(server));
  });
  afterAll(() => server.close());

  const sentTo = (call: Endpoint) => {
    const query = asked(call.query, call, owner) as Record<string, unknown> | undefined;
    const body = asked(call.body, call, owner);
    return { cookies: owner.client.cookies, ...(query && { query }), ...(body !== undefined && { body }) };
  };
  const paths = [...new Map(calls.map((call) => [call.path.split('?')[0], call])).values()];

  it.each(paths)('refuses a method that it does not have: $path', async (call) => {
    const known = calls.filter(({ path }) => path.split('?')[0] === call.path.split('?')[0]).map(({ method }) => method);
    const before = await heldOf(server);
    const others = METHODS.filter((each) => !known.some((own) => own === each));
    expect(others).toContain('TRACE');
    for (const method of others) {
      const { status } = await attempt(server, call, { ...sentTo(call), method });
      // 410: the archive of a member's data is downloaded from there by a link of its own.
      expect([method, status]).toEqual([method, method === 'GET' && call.path === '/api/export.php' ? 410 : 404]);
    }
    expect(await heldOf(server)).toBe(before);
  });

  it.each(calls.filter(({ body }) => body !== null))('refuses a body of another content type: $name', async (call) => {
    const before = await heldOf(server);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml']) {
      const { status } = await attempt(server, call, { ...sentTo(call), headers: { 'content-type': type } });
      // Plain text is parsed, and is then not an object.
      expect([type, status]).toEqual([type, type === 'text/plain' ? 400 : 415]);
    }
    expect(await heldOf(server)).toBe(before);
  });

  it.each(calls.filter(({ method, name }) => method === 'GET' && !ACTING_READS.includes(name)))(
    'changes nothing by reading: $name',
    async (call) => {
      const before = await heldOf(server);
      expect((await attempt(server, call, sentTo(call))).status).toBeLessThan(500);
      expect((await attempt(server, call, { ...sentTo(call), method: 'HEAD' })).status).toBeLessThan(500);
      expect(await heldOf(server)).toBe(before);
    },
  );

  it.each(calls.filter(({ name }) => ACTING_READS.includes(name)))('acts for nobody who only asks for the head: $name', async (call) => {
    const before = await heldOf(server);
    expect((await attempt(server, call, { ...sentTo(call), method: 'HEAD' })).status).toBe(404);
    expect(await heldOf(server)).toBe(before);
  });

  it.each(calls.filter(({ method, bytes }) => method !== 'GET' && !bytes))('acts once for two at the same time: $name', async (call) => {
    const sent = { ...sentTo(call), key: randomUUID() };
    const answers = await Promise.all([attempt(server, call, sent), attempt(server, call, sent)]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    const [one, other] = answers;
    // A refusal stores no answer: the second request may be refused because of what the first one counted.
    expect((one?.status ?? 0) < 300).toBe((other?.status ?? 0) < 300);
    if (call.once && one?.status === 200) expect(JSON.parse(one.text)).toEqual(JSON.parse(other?.text ?? ''));
  });
});

import { randomUUID } from 'node:crypto';
import { deleteSession, getSessions } from '@amarena/shared/contracts/account/sessions';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('where a member is logged in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  async function alsoAt({ email, password }: NewMember, userAgent = ''): Promise<TestClient> {
    const client = server.visitor();
    const payload = JSON.stringify({ email, password });
    await client.raw({
      method: 'POST',
      url: postUser.path,
      payload,
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'idempotency-key': randomUUID() },
    });
    return client;
  }
  const listFor = async (client: TestClient) => (await client.call(getSessions)).answer().sessions;
  const isIn = async (client: TestClient) => (await client.call(getUser)).answer().user !== null;

  it('names device, system and browser, the own session first', async () => {
    const member = await signUp(server);
    await alsoAt(member, IPHONE);
    const [own, phone, ...others] = await listFor(member.client);
    expect([own?.current, phone?.current, others]).toEqual([true, false, []]);
    expect(phone).toMatchObject({ device: 'phone', system: 'iOS', browser: 'Safari' });
  });

  it('says when each was used last', async () => {
    const member = await signUp(server);
    const other = await alsoAt(member);
    server.pass(10 * MINUTE);
    await other.call(getUser);
    server.pass(10 * MINUTE);
    const [own, second] = await listFor(member.client);
    const apart = Date.parse(own?.last_used_at ?? '') - Date.parse(second?.last_used_at ?? '');
    expect(Math.round(apart / MINUTE)).toBe(10);
  });

  it('ends one, and all others', async () => {
    const member = await signUp(server);
    const [first, second, third] = [await alsoAt(member), await alsoAt(member), await alsoAt(member)];
    const mine = (await listFor(first)).find(({ current }) => current);
    const left = (await member.client.call(deleteSession, { body: { session: mine?.id ?? '' } })).answer().sessions;
    expect([left.length, await isIn(first), await isIn(second)]).toEqual([3, false, true]);
    expect((await member.client.call(deleteSession, { body: { session: null } })).answer().sessions).toHaveLength(1);
    expect([await isIn(second), await isIn(third), await isIn(member.client)]).toEqual([false, false, true]);
  });

  it('ends nobody else’s session, and not the one that asks', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const [theirs] = await listFor(other.client);
    const [own] = await listFor(member.client);
    for (const session of [theirs, own]) {
      expect((await member.client.call(deleteSession, { body: { session: session?.id ?? '' } })).status).toBe(200);
    }
    expect([await isIn(other.client), await isIn(member.client)]).toEqual([true, true]);
  });

  it('is for members alone', async () => {
    expect((await server.visitor().call(getSessions)).status).toBe(403);
  });
});

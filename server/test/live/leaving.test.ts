import { LIVE_LEAVE, LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';

/** A tab that reads the bytes of its stream. */
async function open(address: string, client: TestClient) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${address}${LIVE_PATH}`, { headers: { cookie, 'x-forwarded-for': client.address } });
  return { status: answer.status, after: answer.headers.get('retry-after'), text: () => answer.text(), end: () => answer.body?.cancel() };
}

describe('a process that stops', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { DRAIN_SECONDS: '1' } });
  });
  afterAll(() => server.close());

  it('says so to balancers, asks each tab to come back, and takes no new ones', async () => {
    const second = await server.secondProcess();
    const address = await second.start();
    const members = [await signUp(server), await signUp(server), await signUp(server)];
    const tabs = await Promise.all(members.map(({ client }) => open(address, client)));
    const closed = second.close();
    expect((await fetch(`${address}/health/ready`)).status).toBe(503);
    const [member] = members;
    const refused = await whenFound(async () => {
      const tab = member && (await open(address, member.client));
      if (tab?.status === 503) return tab;
      tabs.push(...(tab === undefined ? [] : [tab]));
      return null;
    });
    expect(refused).toMatchObject({ status: 503, after: '1' });
    for (const tab of tabs) expect(await tab.text()).toMatch(new RegExp(`event: ${LIVE_LEAVE}\\ndata: 2000\\n\\n$`));
    await expect(closed).resolves.toBeUndefined();
  });
});

it('a rush of tabs is let in by degrees: the others are sent away before their sessions are read, and get in later', async () => {
  const server = await startServer({ environment: { LIVE_OPENINGS: '2' } });
  const address = await server.start();
  const { client } = await signUp(server);
  const rush = await Promise.all(Array.from({ length: 8 }, () => open(address, client)));
  const refused = rush.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(rush.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  for (const { after } of refused) expect(Number(after)).toBeGreaterThanOrEqual(1);
  const later = await whenFound(async () => {
    const tab = await open(address, client);
    return tab.status === 200 ? tab : null;
  });
  for (const tab of [...rush, later]) await tab.end();
  await server.close();
});

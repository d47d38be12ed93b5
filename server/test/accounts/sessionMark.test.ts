import { getLogout } from '@amarena/shared/contracts/account/logout';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { MARK_COOKIE } from '@amarena/shared/contracts/platform/comingBack';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('the mark of a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const markOf = (client: TestClient) => client.cookies.get(MARK_COOKIE) ?? '';
  it('comes with the log-in, says nothing about the member, and goes with the log-out', async () => {
    const { client, id } = await signUp(server);
    const mark = markOf(client);
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect(id).not.toContain(mark);
    await client.call(getLogout);
    expect(markOf(client)).toBe('');
  });

  it('is another one for the next session of the same member', async () => {
    const { client, email, password } = await signUp(server);
    const before = markOf(client);
    await client.call(getLogout);
    await client.call(postUser, { body: { email, password, remember: true } });
    expect(markOf(client)).toMatch(/^[\w-]{16}$/);
    expect(markOf(client)).not.toBe(before);
  });
});

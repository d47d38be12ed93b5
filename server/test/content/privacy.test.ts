import { randomUUID } from 'node:crypto';
import { putPrivacy } from '@amarena/shared/contracts/account/privacyChoice';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('what a browser keeps nothing for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const choose = (off: unknown, cookies: Record<string, string> = {}) =>
    server.server.inject({ method: 'PUT', url: putPrivacy.path, cookies, payload: { off }, headers: { 'idempotency-key': randomUUID() } });

  it('is remembered for a year in a cookie that the page can read', async () => {
    const { statusCode, cookies } = await choose(['origin', 'comfort']);
    expect(statusCode).toBe(204);
    expect(cookies).toEqual([expect.objectContaining({ name: 'privacy', value: 'origin.comfort', maxAge: 31_536_000, path: '/' })]);
    expect(cookies[0]).not.toHaveProperty('httpOnly');
    expect((await choose([])).cookies[0]?.value).toBe('all');
  });

  it('takes the cookie of trials away with them', async () => {
    const { cookies } = await choose(['trials'], { canary: '77' });
    expect(cookies.find(({ name }) => name === 'canary')).toMatchObject({ value: '', path: '/' });
  });

  it.each([[['everything']], ['origin'], [null]])('refuses %j, and leaves the choice as it was', async (off) => {
    const { statusCode, cookies, body } = await choose(off);
    expect([statusCode, cookies, JSON.parse(body).code]).toEqual([400, [], 'validation_failed']);
  });
});

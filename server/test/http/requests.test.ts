import { randomUUID } from 'node:crypto';
import { postUser, putUser } from '@amarena/shared/contracts/account/userCalls';
import { getPayment } from '@amarena/shared/contracts/money/payments';
import { postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Registry } from 'prom-client';
import { createServer } from '../../src/http/server.ts';
import { signUp } from '../support/people.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    server.visitor().raw({ method: 'POST', url: postUser.path, payload, headers: { 'idempotency-key': randomUUID(), ...headers } });

  it('answers a body that cannot be read with a code', async () => {
    const malformed = await post('{"email":');
    expect([malformed.status, JSON.parse(malformed.body)]).toEqual([400, { code: 'validation_failed', fields: { body: 'invalid' } }]);
    expect((await post('<user/>', { 'content-type': 'application/xml' })).status).toBe(415);
    const large = await post(JSON.stringify({ email: 'x'.repeat(70_000) }));
    expect([large.status, JSON.parse(large.body)]).toEqual([413, { code: 'payload_too_large' }]);
  });

  it('lets no browser keep a refusal, which may be over by the next look', async () => {
    const { client } = await signUp(server);
    const headersOf = async (url: string) => {
      const { status, headers } = await client.raw({ method: 'GET', url });
      return [status, headers['cache-control']];
    };
    expect(await headersOf(`/api/profile.php?id=${randomUUID()}`)).toEqual([404, 'no-store']);
    expect(await headersOf('/api/profile.php?id=7')).toEqual([400, 'no-store']);
    expect(await headersOf('/api/no-such-call.php')).toEqual([404, 'no-store']);
    const noPicture = { method: 'POST', url: postUpload.path, payload: 'x', headers: { 'idempotency-key': randomUUID() } } as const;
    const refused = await client.raw({ ...noPicture, headers: { ...noPicture.headers, 'content-type': 'application/octet-stream' } });
    expect([refused.status, refused.headers['cache-control']]).toEqual([422, 'no-store']);
  });

  it.each([
    ['/says-nothing', 200, 'no-store'],
    ['/public', 200, 'public, max-age=60'],
    ['/public-then-broken', 500, 'no-store'],
    ['/private-and-missing', 404, 'private, no-cache'],
  ])('lets a browser keep only an answer that says so, and no public error: %s', async (url, status, said) => {
    const bare = await createServer(server.platform.config, { valkey: null, metrics: new Registry(), memberId: async () => null });
    bare.get('/says-nothing', async () => 'x');
    bare.get('/public', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('x'));
    bare.get('/public-then-broken', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      throw new Error('broken');
    });
    bare.get('/private-and-missing', async (_request, reply) => reply.code(404).header('cache-control', 'private, no-cache').send('x'));
    const answer = await bare.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, said]);
    await bare.close();
  });

  it('names every field that is wrong or missing', async () => {
    const { status, body } = await post(JSON.stringify({ email: 7 }));
    expect([status, JSON.parse(body)]).toEqual([400, { code: 'validation_failed', fields: { email: 'invalid', password: 'required' } }]);
    const { client } = await signUp(server);
    expect((await client.raw({ method: 'GET', url: `${getPayment.path}?id=7` })).status).toBe(400);
  });

  it('refuses a write that a page of another site makes the browser send', async () => {
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'a@example.test', password: 'x' });
    expect((await post(body, { ...json, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(body, { ...json, origin: 'null' })).status).toBe(403);
    expect((await post(body, { ...json, origin: 'http://localhost:8103', host: 'localhost:8103' })).status).toBe(401);
  });

  it('answers an unknown call with 404 and a code', async () => {
    const { status, body } = await server.visitor().raw({ method: 'GET', url: '/api/unknown.php' });
    expect([status, JSON.parse(body)]).toEqual([404, { code: 'not_found' }]);
  });

  it('answers what nobody expected with 500, a code and the id of the request, and keeps the reason to itself', async () => {
    const { client } = await signUp(server);
    await setSetting(server, 'message_credits', 'many');
    const { status, body, headers } = await client.raw({ method: 'GET', url: '/api/settings.php' });
    await setSetting(server, 'message_credits');
    expect([status, JSON.parse(body)]).toEqual([500, { code: 'internal', request_id: headers['x-request-id'] }]);
  });

  it('limits the calls of one address, and no other', async () => {
    const address = '198.19.1.1';
    const codes = [];
    for (let call = 0; call < 22; call++) {
      codes.push((await server.visitor({ address }).call(postUser, { body: { email: `a${call}@example.test`, password: 'x' } })).status);
    }
    const limited = await server.visitor({ address }).call(postUser, { body: { email: 'b@example.test', password: 'x' } });
    expect([limited.status, limited.body]).toEqual([429, { code: 'rate_limited', seconds: expect.any(Number) }]);
    expect(codes.slice(0, 20)).not.toContain(429);
    expect((await server.visitor().call(postUser, { body: { email: 'b@example.test', password: 'x' } })).status).toBe(401);
  });

  it('refuses of calls that come together the ones beyond the limit, not all of them', async () => {
    const address = '198.19.1.2';
    const wrong = (call: number) =>
      server.visitor({ address }).call(postUser, { body: { email: `burst${call}@example.test`, password: 'x' } });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, call) => wrong(call)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('says that what it needs is away for a moment where the database breaks off, and not that it is broken', async () => {
    const { client } = await signUp(server);
    const lost = jest.spyOn(server.database.pool, 'connect').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    const away = await client.raw({ method: 'GET', url: '/api/user.php' });
    lost.mockRestore();
    expect([away.status, JSON.parse(away.body)]).toEqual([503, { code: 'unavailable' }]);
    expect((await client.raw({ method: 'GET', url: '/api/user.php' })).status).toBe(200);
  });

  it('sounds the alarm where a session cannot be read, and counts the member’s call by address', async () => {
    const { client } = await signUp(server);
    const uncounted = async () =>
      Number(/^limits_uncounted_total\{missing="session"\} (\d+)/m.exec((await server.server.inject({ url: '/metrics' })).payload)?.[1]);
    const before = await uncounted();
    const lost = jest.spyOn(server.platform.sessions, 'find').mockRejectedValue(new Error('The database is away.'));
    const { status, headers } = await client.raw({ method: 'GET', url: '/robots.txt' });
    lost.mockRestore();
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, expect.anything()]);
    expect(await uncounted()).toBe(before + 1);
  });

  describe('exactly once', () => {
    it('API-05 wants a key for a write', async () => {
      const { client } = await signUp(server);
      const refused = await client.call(putUser, { body: { language: 'fr' }, key: null });
      expect([refused.status, refused.body]).toEqual([400, { code: 'idempotency_key_missing' }]);
    });

    it('API-05 refuses a key with another body', async () => {
      const { client } = await signUp(server);
      const key = randomUUID();
      expect((await client.call(putUser, { body: { language: 'fr' }, key })).status).toBe(200);
      const refused = await client.call(putUser, { body: { language: 'de' }, key });
      expect([refused.status, refused.body]).toEqual([422, { code: 'idempotency_key_reused' }]);
    });

    it('API-05 keeps the keys of members apart', async () => {
      const [one, other] = [await signUp(server), await signUp(server)];
      const key = randomUUID();
      await one.client.call(putUser, { body: { language: 'fr' }, key });
      expect((await other.client.call(putUser, { body: { language: 'de' }, key })).answer().user.id).toBe(other.id);
    });

    it('API-05 acts once for many calls at the same time, and gives all of them one answer', async () => {
      const { client } = await signUp(server);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(putUser, { body: { language: 'nl' }, key })));
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const kept = await server.database.db.selectFrom('idempotency').select('key').where('key', '=', key).execute();
      expect(kept).toHaveLength(1);
    });
  });
});

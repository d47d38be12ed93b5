import { randomUUID } from 'node:crypto';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterEach, describe, expect, it } from '@jest/globals';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
afterEach(() => server.close());

const countryOf = async (forwarded: string) =>
  JSON.parse((await server.visitor().raw({ method: 'GET', url: getSettings.path, headers: { 'x-forwarded-for': forwarded } })).body)
    .geoip_country;

describe('behind proxies', () => {
  it('the client of a CDN in front of the proxy has its own address, and no words of its own count', async () => {
    server = await startServer({ environment: { TRUST_PROXY: 'loopback 203.0.113.0/24' } });
    expect(await countryOf('151.1.1.1, 203.0.113.9')).toBe('IT');
    expect(await countryOf('8.8.8.8, 151.1.1.1, 203.0.113.9')).toBe('IT');
    expect(await countryOf('151.1.1.1, 8.8.8.8')).toBe('US');
  });

  it('a stranger cannot read the metrics, through a proxy or with a forged private address', async () => {
    const token = 'm'.repeat(32);
    server = await startServer({ environment: { METRICS_TOKEN: token } });
    const metrics = async (headers: Record<string, string>) => (await server.server.inject({ url: '/metrics', headers })).statusCode;
    expect(await metrics({ 'x-forwarded-for': '10.0.0.2' })).toBe(404);
    expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await metrics({ authorization: 'Bearer wrong' })).toBe(404);
    expect(await metrics({ authorization: `Bearer ${token}`, 'x-forwarded-for': '8.8.8.8' })).toBe(200);
    expect(await metrics({})).toBe(200);
  });

  it('a stranger in a private network cannot try passwords without a limit', async () => {
    server = await startServer();
    const statuses = [];
    for (let call = 0; call < 22; call++) {
      const body = { email: `${randomUUID()}@example.test`, password: 'x' };
      statuses.push((await server.visitor({ address: '10.0.0.2' }).call(postUser, { body })).status);
    }
    expect(statuses).toContain(429);
  });

  it('a stranger cannot have pages or documents made without a limit', async () => {
    server = await startServer();
    const { client } = await signUp(server);
    for (const url of ['/api/receipt.php', '/members']) {
      const { headers } = await client.raw({ method: 'GET', url });
      expect([url, headers['x-ratelimit-limit']]).toEqual([url, expect.anything()]);
    }
    expect((await client.raw({ method: 'GET', url: '/photos/x.webp' })).headers['x-ratelimit-limit']).toBeDefined();
  });

  it('members who share an address do not use up the limit of each other', async () => {
    server = await startServer();
    const [giulia, marco] = [await signUp(server), await signUp(server)];
    const left = async ({ client }: typeof giulia) =>
      Number(
        (await client.raw({ method: 'GET', url: '/api/user.php', headers: { 'x-forwarded-for': '198.19.7.7' } })).headers[
          'x-ratelimit-remaining'
        ],
      );
    const first = await left(giulia);
    expect(await left(giulia)).toBe(first - 1);
    expect(await left(marco)).toBe(first);
  });
});

describe('every answer', () => {
  it('keeps to https, is sniffed by nobody and loaded by no other site', async () => {
    server = await startServer({ environment: { PUBLIC_URL: 'https://amarena.example' } });
    for (const url of ['/api/settings.php', '/health/live', '/photos/x.webp', '/api/unknown.php']) {
      expect((await server.visitor().raw({ method: 'GET', url })).headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age='),
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': expect.any(String),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('a stranger cannot hold a connection for ever with a request that never ends', async () => {
    server = await startServer();
    const { requestTimeout, headersTimeout, maxConnections } = server.server.server as typeof server.server.server & {
      maxConnections: number;
    };
    expect([requestTimeout, headersTimeout, maxConnections]).toEqual([60_000, 20_000, 50_000]);
  });
});

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryAccess } from '../../src/delivery/remote/address.ts';
import { createDeliveryClient } from '../../src/delivery/remote/client.ts';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { anIssuer } from './issuer.ts';
import { made, openTokenSite, ruleOf, run, type TokenSite } from './support.ts';

/** Each call of the command starts a process. */
const A_WHILE = 60_000;
const KEY = 'the key of the job';

let issuer: Awaited<ReturnType<typeof anIssuer>>;
let site: TokenSite;
let actions: Server;
/** Answers of GitHub to come before the usual ones. */
const broken: { status: number; body: string }[] = [];
const asked: { audience: string | null; authorization: string | undefined }[] = [];

const addressOf = (server: Server): string => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

beforeAll(async () => {
  issuer = await anIssuer();
  const claims = { repository: 'octo/shop', ref: 'refs/heads/main' };
  const steps = ['publish', 'activate', 'no-smoke', 'status'];
  const rules = ['https://other.example', ''].map((audience) => ({ issuer: issuer.url, audience, claims, parts: ['mf-chat'], steps }));
  // The site's own address is known only once it listens.
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = Number(new URL(addressOf(probe)).port);
      probe.close(() => resolve(found));
    });
  });
  rules[1] = { ...(rules[1] as (typeof rules)[number]), audience: `http://127.0.0.1:${port}` };
  site = await openTokenSite({ DELIVERY_TRUST: JSON.stringify(rules), PORT: String(port) });
  actions = createServer(async (request, response) => {
    const audience = new URL(request.url ?? '', 'http://actions').searchParams.get('audience');
    asked.push({ audience, authorization: request.headers.authorization });
    const { status, body } = broken.shift() ?? { status: 200, body: JSON.stringify({ value: await issuer.signed({ aud: audience }) }) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => actions.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await site.close();
  await issuer.close();
  await new Promise((resolve) => actions.close(resolve));
});

const job = (change: Record<string, string> = {}) => ({
  DELIVERY_URL: site.url,
  ACTIONS_ID_TOKEN_REQUEST_URL: `${addressOf(actions)}/token?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: KEY,
  ...change,
});

function clientIn(environment: Record<string, string>) {
  const access = deliveryAccess(environment);
  if (access === null) throw new Error('There is no address.');
  return createDeliveryClient(access, () => undefined);
}

describe('a job of GitHub Actions without a token', () => {
  it('exchanges what GitHub signs for it, once for all calls of a command', async () => {
    asked.length = 0;
    const client = clientIn(job());
    const build = made(await client.publish(await aRemoteBuild({ remote: 'mf-chat', version: '1.0.0' })));
    made(await client.activate([build], { smoke: false }));
    expect(asked).toEqual([{ audience: site.url, authorization: `Bearer ${KEY}` }]);
    expect((await site.history()).at(-1)).toEqual({
      by: 'octo/shop@refs/heads/main run 123',
      what: 'activate mf-chat@1.0.0 (smoke mount skipped)',
    });
  });

  it.each([['server/src/cli/deliver.ts'], ['server/src/cli/guest.ts']])(
    'needs nothing else in its environment: %s',
    async (command) => {
      const { code, out, err } = await run(command, ['status'], job());
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('mf-chat');
    },
    A_WHILE,
  );

  it('asks for another audience if DELIVERY_AUDIENCE says so', async () => {
    asked.length = 0;
    made(await clientIn(job({ DELIVERY_AUDIENCE: 'https://other.example' })).status(false));
    expect(asked.map(({ audience }) => audience)).toEqual(['https://other.example']);
  });

  it('asks again if GitHub did not answer', async () => {
    broken.push({ status: 503, body: '' });
    made(await clientIn(job()).status(false));
    expect(broken).toEqual([]);
  });

  it('is refused for good if no rule of the site names it', async () => {
    asked.length = 0;
    expect(ruleOf(await clientIn(job({ DELIVERY_AUDIENCE: 'https://unknown.example' })).status(false))).toBe('token_refused');
    expect(asked).toHaveLength(1);
  });

  it('uses DELIVERY_TOKEN if it has one', async () => {
    asked.length = 0;
    made(await clientIn(job({ DELIVERY_TOKEN: await site.token() })).status(false));
    expect(asked).toEqual([]);
  });

  it('sends its key to no address in clear text', () => {
    expect(() => clientIn(job({ ACTIONS_ID_TOKEN_REQUEST_URL: 'http://actions.example/token' }))).toThrow(
      'ACTIONS_ID_TOKEN_REQUEST_URL must begin with https://',
    );
  });

  it('is told what it lacks if GitHub gives it no key', () => {
    expect(() => clientIn(job({ ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }))).toThrow(/DELIVERY_TOKEN is missing.*permissions: id-token: write/);
  });
});

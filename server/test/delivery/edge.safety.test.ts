import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { postBrowserReports } from '@amarena/shared/contracts/platform/browserErrors';
import { SERVER_PAGE_WORDS } from '@amarena/shared/errors/serverPages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { publishShellBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

describe('what a document lets a browser run', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge({ boot: { language: 'de' } });
  });
  afterAll(() => edge.app.close());

  it('has a policy without any unsafe source, with a nonce of its own for every answer', async () => {
    const policies = await Promise.all([edge.app.inject('/'), edge.app.inject('/')]).then((answers) =>
      answers.map(({ headers }) => String(headers['content-security-policy'])),
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
    expect(new Set(policies).size).toBe(2);
  });

  it('lets two scripts run that stand in the page, the same in each, by the hashes of their texts', async () => {
    const pages = await Promise.all([edge.app.inject('/'), edge.app.inject('/members')]);
    const inside = pages.map(({ payload }) => [...payload.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text));
    expect(inside[0]).toHaveLength(2);
    expect(inside[0]).toEqual(inside[1]);
    const hashes = inside[0]?.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
    for (const { headers } of pages) expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${hashes};`);
  });

  it('says in the language of the page what happened where the shell does not arrive', async () => {
    const { payload } = await edge.app.inject('/members');
    expect(payload).toContain(SERVER_PAGE_WORDS.de['missing.title']);
    expect(payload).toContain(SERVER_PAGE_WORDS.de['slow.title']);
  });

  it('names the Trusted Types policies of the shell and of every version that may run, and no other', async () => {
    const { headers } = await edge.app.inject('/');
    expect(String(headers['content-security-policy'])).toMatch(
      /trusted-types amarena-artifacts amarena-worker amarena#shell_1_0_0 amarena#mf_members_1_0_0 amarena#mf_landers_1_0_0(;|$)/,
    );
  });

  it('has browsers report violations of the policy and scripts without integrity to the site itself', async () => {
    const { headers } = await edge.app.inject('/members');
    expect(headers['reporting-endpoints']).toBe(`errors="${postBrowserReports.path}"`);
    expect(String(headers['content-security-policy'])).toContain('; report-to errors');
    expect(headers['integrity-policy-report-only']).toBe('blocked-destinations=(script), endpoints=(errors)');
  });

  it('gives the nonce of the policy to the page and its style', async () => {
    const { headers, payload } = await edge.app.inject('/members');
    const nonce = String(headers['content-security-policy']).match(/'nonce-([^']+)'/)?.[1];
    expect(nonce?.length).toBeGreaterThanOrEqual(22);
    expect(payload).toContain(`<meta name="csp-nonce" content="${nonce}">`);
    expect(payload).toContain(`<style nonce="${nonce}">`);
  });

  it('puts an integrity on every script and every script preload', async () => {
    const { payload } = await edge.app.inject('/members');
    const scripts = tags(payload, 'script').filter((tag) => tag.includes('src='));
    const preloads = tags(payload, 'link').filter((tag) => tag.includes('as="script"'));
    expect(scripts).toHaveLength(1);
    expect(preloads.map((tag) => tag.match(/href="([^"]+)"/)?.[1])).toEqual([
      '/shell/1.0.0/words-de.ddd.js',
      '/artifacts/mf-members/1.0.0/remoteEntry.js',
      '/artifacts/mf-members/1.0.0/page.aaa.js',
      '/artifacts/mf-members/1.0.0/words-de.bbb.js',
    ]);
    for (const tag of [...scripts, ...preloads]) {
      expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
      expect(tag).toContain('crossorigin="anonymous"');
    }
  });

  it('never sends a script that has no hash', async () => {
    const other = await openEdge();
    await publishShellBuild(other.delivery, { version: '2.0.0', scripts: ['main.ccc.js', 'unknown.js'] });
    await activate(other.delivery, 'shell', '2.0.0');
    const { statusCode, payload } = await other.app.inject('/members');
    expect(statusCode).toBe(500);
    expect(payload).not.toContain('<script');
    await other.app.close();
  });

  it('tells browsers to come back by https only where the site is reached by https', async () => {
    const secure = await openEdge({ secure: true });
    expect((await secure.app.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect((await edge.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await secure.app.close();
  });

  it('keeps documents out of caches that others share, lets browsers keep pages for "back", and compresses them', async () => {
    const { headers, rawPayload } = await edge.app.inject({ url: '/members', headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie', 'content-encoding': 'br' });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<!doctype html>');
  });
});

describe('built files', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge();
  });
  afterAll(() => edge.app.close());

  it.each(['/artifacts/mf-members/1.0.0/page.aaa.js', '/shell/1.0.0/main.ccc.js'])(
    'sends %s compressed, to be kept for ever',
    async (url) => {
      const { statusCode, headers, rawPayload } = await edge.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(gunzipSync(rawPayload).length).toBeGreaterThan(0);
    },
  );

  it('answers 304 to a browser that has the file', async () => {
    const url = '/artifacts/mf-members/1.0.0/page.aaa.js';
    const { headers } = await edge.app.inject(url);
    const { statusCode, payload } = await edge.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([statusCode, payload]).toEqual([304, '']);
  });

  it.each([
    '/artifacts/mf-members/1.0.0/none.js',
    '/artifacts/mf-members/9.9.9/page.aaa.js',
    '/artifacts/mf-members/1.0.0/..%2F..%2F..%2Fregistry%2F00000001.json',
    '/artifacts/..%2Fregistry/x/00000001.json',
    '/shell/..%2F..%2Fregistry/00000001.json',
    '/shell/1.0.0/..%2Fcurrent.json',
  ])('answers 404 for %s', async (url) => {
    expect((await edge.app.inject(url)).statusCode).toBe(404);
  });
});

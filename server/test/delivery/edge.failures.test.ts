import { createHash } from 'node:crypto';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { SERVER_PAGE_WORDS } from '@amarena/shared/errors/serverPages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '../../src/delivery/store/objectStore.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a page that could not be made', () => {
  let edge: TestEdge;
  let trouble: Error;
  beforeAll(async () => {
    edge = await openEdge({
      bootFor: () => {
        throw trouble;
      },
    });
  });
  afterAll(() => edge.app.close());

  const visit = (headers: Record<string, string> = BROWSER) => edge.app.inject({ url: '/members?city=Torino', headers });

  it('is replaced by a page of its own, with a way to try again and no script but the one that looks whether it is back', async () => {
    trouble = new Error('settings is undefined');
    const { statusCode, headers, payload } = await visit();
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '10', 'cache-control': 'no-store' });
    expect(String(headers['content-security-policy'])).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'; form-action/,
    );
    expect(payload).toContain(SERVER_PAGE_WORDS.it['internal.title']);
    expect(payload).toContain('<a href="">Riprova</a>');
    const scripts = [...payload.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
    expect(scripts).toHaveLength(1);
    expect(String(headers['content-security-policy'])).toContain(createHash('sha256').update(String(scripts[0])).digest('base64'));
    expect(payload).not.toContain('settings is undefined');
  });

  it('a stranger cannot stall the process with a language full of space', async () => {
    trouble = new Error('settings is undefined');
    const start = performance.now();
    const { payload } = await visit({ ...BROWSER, 'accept-language': `en${' '.repeat(100_000)}x;q=0.9, de ; q=1` });
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(payload).toContain(SERVER_PAGE_WORDS.de['internal.title']);
  });

  it.each([
    ['the database refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['the database is being stopped', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['the connection was lost', new Error('Connection terminated unexpectedly')],
    ['the store does not answer', new StoreUnavailable('s3://site', 'it answers 503')],
  ])('is told to come back soon where %s', async (_what, error) => {
    trouble = error;
    const { statusCode, payload } = await visit();
    expect(statusCode).toBe(503);
    expect(payload).toContain(SERVER_PAGE_WORDS.it['unavailable.title']);
  });

  it.each(LANGUAGES)('speaks the language of the cookie, else of the browser: %s', async (language) => {
    trouble = new Error('x');
    const byBrowser = await visit({ ...BROWSER, 'accept-language': `xx;q=0.9, ${language}-${language.toUpperCase()};q=0.8, en;q=0.1` });
    const byCookie = await visit({ ...BROWSER, 'accept-language': 'en', cookie: `locale=${language}` });
    for (const { payload } of [byBrowser, byCookie]) {
      expect(payload).toContain(`<html lang="${language}">`);
      expect(payload).toContain(SERVER_PAGE_WORDS[language]['internal.title']);
    }
  });

  it('is unchanged for requests that did not ask for a page', async () => {
    trouble = new Error('x');
    const { statusCode, headers } = await visit({ accept: 'application/json' });
    expect([statusCode, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  });
});

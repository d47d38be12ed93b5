import { landerMark } from '@amarena/shared/contracts/landers/landerMark';
import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import { postLanderVisit } from '@amarena/shared/contracts/landers/landers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Somebody } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';
import { editor, look, published, startSite } from './support.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let server: TestServer;
let desk: Somebody;
beforeAll(async () => {
  server = await startSite();
  desk = await editor(server);
});
afterAll(() => server.close());

const countOf = async (id: string) => (await desk.client.call(getLanderResults, { query: { id } })).answer().variants[0]?.counts.visits;
async function get(url: string, address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const from = { 'x-forwarded-for': address, 'user-agent': BROWSER };
  const { statusCode, payload } = await server.server.inject({ method, url, headers: { ...from, ...headers } });
  expect(statusCode).toBe(200);
  return payload.match(/<meta name="first-visit" content="(.*?)">/)?.[1]?.replaceAll('&quot;', '"');
}
const report = (lander: string, address: string) =>
  server.server.inject({
    method: 'POST',
    url: postLanderVisit.path,
    headers: { 'x-forwarded-for': address, 'user-agent': BROWSER, 'content-type': 'application/json' },
    payload: JSON.stringify({ lander, query: '' }),
  });

describe('a lander that no one is looking at', () => {
  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('is not visited by being loaded ahead (%s: %s), and once when it is shown', async (name, value) => {
    const { id, document, path } = await published(desk);
    const address = '198.18.6.1';
    const first = await get(path, address, { [name]: value });
    // A visit that counts, after which one that was counted wrongly would be found.
    await get(path, '198.18.6.2');
    expect(await whenFound(async () => (await countOf(id)) || null)).toBe(1);

    const { page } = (await look(server.visitor(), document)).answer();
    expect(JSON.parse(first ?? '')).toEqual({ lander: landerMark(page), language: null });
    await report(landerMark(page), address);
    expect(await countOf(id)).toBe(2);
    // The browser asked again before it showed the page.
    expect(await get(path, address)).toBeUndefined();
    await get(path, '198.18.6.3');
    expect(await whenFound(async () => ((await countOf(id)) ?? 0) > 2 || null)).toBe(true);
    expect(await countOf(id)).toBe(3);
  });

  it('is not visited by whoever asks only for its headers', async () => {
    const { id, path } = await published(desk);
    await get(path, '198.18.7.1', {}, 'HEAD');
    await get(path, '198.18.7.2');
    expect(await whenFound(async () => (await countOf(id)) || null)).toBe(1);
  });
});

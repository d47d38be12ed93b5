import { getLanderDetail, postLanderWithdraw } from '@amarena/shared/contracts/landers/landerDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noteState } from '../../src/cdn/repository.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { freePort } from '../../src/freePort.ts';
import type { Somebody } from '../community/people.ts';
import { delivered } from '../delivery/support/delivery.ts';
import { aDocument, editor, publish, published, save, twoVariants } from '../landers/support.ts';
import { signUp } from '../support/people.ts';
import { startVarnish, type TestVarnish } from '../support/varnish.ts';
import { whenFound } from '../support/whenFound.ts';
import { type CdnSite, releasePages, startSite } from './site.ts';

let site: CdnSite;
let desk: Somebody;
let cache: TestVarnish;
beforeAll(async () => {
  const [port, server] = [await freePort(), await freePort()];
  site = await startSite({
    CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`,
    PORT: String(server),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  desk = await editor(site);
  // Otherwise the first look would purge everything at some time during the tests.
  await noteState(site.platform.db, 'registry', String(await site.stores.registry.generation()));
  await noteState(site.platform.db, 'settings', await site.services.settings.fingerprint(site.platform.db));
  await site.start();
  cache = await startVarnish({ port, server });
});
afterAll(async () => {
  await cache.stop();
  await site.close();
});

/** A request as the proxy in front of the cache passes it on. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(cache.url + path, {
    redirect: 'manual',
    headers: { 'x-visitor-country': 'DE', 'x-visitor-bucket': '7', 'user-agent': 'Mozilla/5.0', ...headers },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    shown: text.match(/<h1>(.*?)<\/h1>/)?.[1],
    made: answer.headers.get('x-request-id'),
  };
}

const pathOf = ({ template, slug }: { template: string; slug: string }) => `/landers/${template}/${slug}`;

/** A page that the cache has: two requests get the same answer of the server. */
async function kept(path: string, headers: Record<string, string> = {}): Promise<Awaited<ReturnType<typeof get>>> {
  return whenFound(async () => {
    const [first, second] = [await get(path, headers), await get(path, headers)];
    return first.made === second.made && first.made !== null ? second : null;
  });
}

/** Waits until the cache has another page than this one. */
const replaced = (path: string, made: string | null) =>
  whenFound(async () => {
    const now = await get(path);
    return now.made === made ? null : now;
  });

describe('pages in the cache', () => {
  it('are made once for everyone from a country, wherever the visitors come from, and sent as for their browser alone', async () => {
    const first = await kept('/');
    for (const query of ['?utm_source=news', '?gclid=x&network=n&ref=r', '?sub1=a&utm_medium=b&utm_campaign=c'])
      expect((await get(`/${query}`)).made).toBe(first.made);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect([first.headers.get('surrogate-key'), first.headers.get('cache-tag'), first.headers.get('set-cookie')]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await get('/', { 'x-visitor-country': 'PL' })).shown).toBe('/ it PL 1000 1.0.0');
    expect((await get('/?lang=de')).shown).toBe('/ de DE 1000 1.0.0');
    expect((await get('/?lang=de&utm_source=x')).shown).toBe('/ de DE 1000 1.0.0');
    expect((await get('/')).made).toBe(first.made);
  });

  it('are sent with Brotli, and to each browser in what it reads', async () => {
    const [brotli, gzip, plain] = [
      await kept('/', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      await kept('/', { 'accept-encoding': 'gzip' }),
      await kept('/', { 'accept-encoding': 'identity' }),
    ];
    expect([brotli, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(gzip.text).toBe(brotli.text);
  });

  it('are known again by a browser that has them', async () => {
    const { headers } = await kept('/');
    expect((await get('/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('never are someone’s own: with a cookie, each page comes from a server, and stays out of the cache', async () => {
    const { client } = await signUp(site);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const before = await kept('/pages/terms');
    const inside = await get('/pages/terms', { cookie });
    expect(inside.text).not.toContain('<meta name="session-mark" content="">');
    for (const held of ['locale=de', 'theme=dark', 'country=PL', 'session=x', 'overrides=x'])
      expect((await get('/pages/terms', { cookie: held })).made).not.toBe(before.made);
    const [after, again] = [await get('/pages/terms'), await get('/pages/terms')];
    expect([after.made, again.made, after.text]).toEqual([before.made, before.made, before.text]);
  });

  it('cannot be changed by what a stranger sends along', async () => {
    const before = await kept('/pages/terms');
    for (const headers of [
      { 'x-forwarded-host': 'evil.example' },
      { 'x-original-url': '/chats' },
      { 'accept-language': 'pl' },
      { 'x-outage': '1' },
      { forwarded: 'host=evil.example' },
    ] as const) {
      const { text } = await get('/pages/terms', headers);
      expect(text).toBe(before.text);
    }
    expect((await get('/pages/terms?preview=x')).made).not.toBe(before.made);
    expect((await get('/pages/terms?x=1')).made).not.toBe(before.made);
    expect((await get('/pages/terms')).made).toBe(before.made);
  });

  it('stay apart where only a part of the path, or of another parameter, looks like one that changes no page', async () => {
    const before = await kept('/pages/terms?lang=de');
    const start = await kept('/');
    for (const path of ['/pages/terms?lang=de?ref=x', '/pages/terms?ref=x?lang=de', '/pages/terms?xref=1&lang=de'])
      expect((await get(path)).made).not.toBe(before.made);
    for (const path of ['/&ref=x', '/?x=1&ref=x', '/?ref=x?']) expect((await get(path)).made).not.toBe(start.made);
    expect((await get('/pages/terms?ref=x&lang=de&utm_source=y')).made).toBe(before.made);
    expect((await get('/?ref=x&ref=y')).made).toBe(start.made);
  });

  it('do not hide a page that is missing, or an address that is spelled otherwise, longer than for one visitor', async () => {
    const [missing, missed] = [await get('/nothing/here'), await get('/nothing/here')];
    expect([missing.status, missed.status, missing.made === missed.made]).toEqual([404, 404, false]);
    expect((await get('/Pages/Terms?ref=one')).headers.get('location')).toBe('/pages/terms?ref=one');
    expect((await get('/Pages/Terms?ref=two')).headers.get('location')).toBe('/pages/terms?ref=two');
  });

  it('show each bucket its variant', async () => {
    const { document } = await published(desk, aDocument({ variants: twoVariants() }));
    const seen = new Set<string | undefined>();
    for (let bucket = 0; bucket < 20; bucket += 1) {
      const headers = { 'x-visitor-bucket': String(bucket) };
      const first = await kept(pathOf(document), headers);
      expect((await get(pathOf(document), headers)).shown).toBe(first.shown);
      seen.add(first.shown?.at(-1));
    }
    expect(seen).toEqual(new Set(['a', 'b']));
  });
});

describe('a purge', () => {
  it('brings a publication to visitors', async () => {
    const lander = await published(desk);
    const first = await kept(pathOf(lander.document));
    const [variant] = lander.document.variants;
    const content = { ...variant?.content, it: { ...variant?.content.it, title: 'Un altro titolo' } };
    const saved = (await save(desk, lander, { ...lander.document, variants: [{ ...variant, content }] })).answer().lander;
    await publish(desk, saved);
    expect((await replaced(pathOf(lander.document), first.made)).shown).toContain('Un altro titolo');
  });

  it('takes a withdrawn lander away, and brings one to an address where another stood in', async () => {
    const plain = await published(desk, aDocument({ template: 'gallery', slug: '' }));
    const standIn = await kept('/landers/gallery/in-arrivo');
    const lander = await published(desk, aDocument({ template: 'gallery', slug: 'in-arrivo' }));
    const shown = await replaced('/landers/gallery/in-arrivo', standIn.made);
    expect(shown.shown).toContain('/landers/gallery/in-arrivo');
    const { id, revision } = (await desk.client.call(getLanderDetail, { query: { id: lander.id } })).answer().lander;
    await desk.client.call(postLanderWithdraw, { body: { id, revision, number: null } });
    await whenFound(async () => ((await get('/landers/gallery/in-arrivo')).text.includes(plain.id) ? true : null));
  });

  it('brings a release, a rollback and a changed setting to all pages', async () => {
    const first = await kept('/');
    await releasePages(site.stores, '1.1.0');
    const released = await replaced('/', first.made);
    expect(released.shown).toBe('/ it DE 1000 1.1.0');
    await kept('/');
    delivered(await rollback(site.stores, 'mf-landers'));
    await whenFound(async () => ((await get('/')).shown === '/ it DE 1000 1.0.0' ? true : null));
    await site.database.db
      .insertInto('settings')
      .values({ key: 'message_length', value: JSON.stringify(777) })
      .execute();
    await whenFound(async () => ((await get('/')).shown === '/ it DE 777 1.0.0' ? true : null));
  });

  it('is for the servers: one that a proxy passes on, or that names no pages, is refused', async () => {
    const passedOn = { 'surrogate-key': 'pages', 'x-forwarded-for': '198.18.9.9' };
    expect((await fetch(`${cache.url}/purge`, { method: 'POST', headers: passedOn })).status).toBe(403);
    expect((await fetch(`${cache.url}/purge`, { method: 'POST' })).status).toBe(400);
    expect((await fetch(`${cache.url}/purge`, { method: 'POST', headers: { 'surrogate-key': '.*) || obj.status (' } })).status).toBe(400);
  });
});

describe('while all servers are stopped', () => {
  it('a lander in the cache answers, and its report that does not arrive disturbs no one', async () => {
    const { document } = await published(desk);
    const before = await kept(pathOf(document));
    await site.server.close();
    const after = await get(`${pathOf(document)}?utm_source=news`);
    expect([after.status, after.text]).toEqual([200, before.text]);
    const report = await fetch(`${cache.url}/api/lander-visit.php`, { method: 'POST', body: '{}' });
    expect(report.status).toBe(503);
    expect((await get('/members', { cookie: 'locale=de' })).status).toBe(503);
    expect((await get(pathOf(document))).status).toBe(200);
  });
});

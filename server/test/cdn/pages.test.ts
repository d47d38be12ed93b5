import { getLogout } from '@amarena/shared/contracts/account/logout';
import { landerMark } from '@amarena/shared/contracts/landers/landerMark';
import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import { postLanderVisit } from '@amarena/shared/contracts/landers/landers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUCKETS } from '../../src/buckets.ts';
import type { Somebody } from '../community/people.ts';
import { aDocument, editor, look, publish, published, save, twoVariants } from '../landers/support.ts';
import { signUp } from '../support/people.ts';
import { type CdnSite, releasePages, startSite } from './site.ts';

const DAY = 86_400_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400';
const OWN = 'private, no-cache';

let site: CdnSite;
let desk: Somebody;
beforeAll(async () => {
  site = await startSite();
  desk = await editor(site);
});
afterAll(() => site.close());

interface Request {
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

/** A request as a CDN passes it on, by default from Germany and bucket 7. */
async function get(url: string, { method = 'GET', headers = {}, address = '198.18.9.9' }: Request = {}) {
  const from = { 'x-forwarded-for': address, 'user-agent': BROWSER, 'x-visitor-country': 'DE', 'x-visitor-bucket': '7' };
  const answer = await site.server.inject({ method, url, headers: { ...from, ...headers } });
  return {
    answer,
    kept: answer.headers['cache-control'],
    vary: answer.headers.vary,
    tags: answer.headers['surrogate-key'],
    cookies: answer.cookies.map(({ name }) => name),
    shown: answer.payload.match(/<h1>(.*?)<\/h1>/)?.[1],
    first: answer.payload.match(/<meta name="first-visit" content="(.*?)">/)?.[1]?.replaceAll('&quot;', '"'),
  };
}

describe('a page for a visitor without cookies', () => {
  it('may be kept for a minute, by country, and longer while it is checked or the servers are away', async () => {
    const { kept, vary, tags, cookies, shown, answer } = await get('/');
    expect({ kept, vary, tags, cookies, shown }).toEqual({
      kept: KEPT,
      vary: 'accept-encoding, cookie, x-visitor-country',
      tags: 'pages',
      cookies: [],
      shown: '/ it DE 1000 1.0.0',
    });
    expect(answer.headers['cache-tag']).toBe('pages');
    expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${/ nonce="([^"]+)"/.exec(answer.payload)?.[1]}'`);
  });

  it('is the same for everyone from that country, whoever asked first, down to the last byte', async () => {
    const one = await get('/', { address: '198.18.1.1' });
    const other = await get('/', {
      address: '8.8.8.8',
      headers: { 'user-agent': 'Safari', 'accept-language': 'pl', 'x-visitor-bucket': '93' },
    });
    expect(other.answer.payload).toBe(one.answer.payload);
    const headers = ({ answer }: typeof one) => {
      const { date, 'x-request-id': id, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset, ...rest } = answer.headers;
      return rest;
    };
    expect(headers(other)).toEqual(headers(one));
  });

  it('is made for the country that the CDN says, not for that of the address, in its calls, too', async () => {
    const { document } = await published(desk);
    const path = `/landers/${document.template}/${document.slug}`;
    const shown = (await get(path, { address: '8.8.8.8', headers: { 'x-visitor-country': 'PL' } })).shown;
    expect(shown).toContain(' PL ');
    expect((await get('/', { headers: { 'x-visitor-country': 'ZZ' } })).shown).toBe('/ it  1000 1.0.0');
  });

  it('has a validator, under which a CDN may keep its copy on the same terms', async () => {
    const { answer } = await get('/');
    const again = await get('/', { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect([again.answer.statusCode, again.kept, again.tags]).toEqual([304, KEPT, 'pages']);
  });

  it.each(['/?utm_source=news&gclid=1', '/?network=stampa&ref=r&sub1=a&sub2=b&sub3=c', '/?lang=de'])('may be kept at %s', async (url) => {
    expect((await get(url)).kept).toBe(KEPT);
  });

  it('leaves a language that the address requests to the browser, which keeps it', async () => {
    const { cookies, first, shown } = await get('/?lang=de');
    expect([cookies, first, shown]).toEqual([[], '{"lander":null,"language":"de"}', '/ de DE 1000 1.0.0']);
  });
});

describe('a page that may be someone’s own', () => {
  it.each([
    ['a session', { cookie: 'session=anything' }],
    ['a mark of a session', { cookie: 'session_mark=anything' }],
    ['a chosen language', { cookie: 'locale=de' }],
    ['a chosen country', { cookie: 'country=PL' }],
    ['a chosen theme', { cookie: 'theme=dark' }],
    ['a choice about privacy', { cookie: 'privacy=all' }],
    ['a canary', { cookie: 'canary=77.x' }],
    ['an override', { cookie: 'overrides=remote%3Dmf-landers%401.0.0' }],
    ['a cookie of someone else', { cookie: 'other=1' }],
    ['an empty cookie', { cookie: '' }],
    ['a log-in of its own', { authorization: 'Basic eDp5' }],
    ['another host than it was sent to', { 'x-forwarded-host': 'other.example' }],
    ['no country', { 'x-visitor-country': '' }],
    ['a country that is none', { 'x-visitor-country': 'de' }],
    ['two countries', { 'x-visitor-country': 'DE, IT' }],
  ])('is never kept: with %s', async (_what, headers) => {
    const { kept, tags, answer } = await get('/', { headers });
    expect([answer.statusCode, kept, tags]).toEqual([200, OWN, undefined]);
  });

  it.each([
    '/signup',
    '/signup?network=stampa',
    '/?preview=secret',
    '/?remote=mf-landers@1.0.0',
    '/?without=mf-landers',
    '/?x=1',
    '/?lang=xx',
    '/?lang=de&lang=it',
    '/?lang=de?ref=x',
    '/?ref=x?',
    '/pages/terms&ref=x',
    '/members?age=30',
    '/login',
    '/chats',
    '/nothing/here',
    '/activate/done',
    '/mail-change/do?token=secret',
    '/landers/gallery?preview=secret',
    '/landers/gallery',
    '/Pages/Terms',
    '/api/settings.php',
    '/manifest.webmanifest',
  ])('is never kept: %s', async (url) => {
    const { kept, tags } = await get(url);
    expect([/^(private|no-store)/.test(String(kept)), tags]).toEqual([true, undefined]);
  });

  it('is never kept: what a member sees before, during and after a log-in', async () => {
    const { client } = await signUp(site);
    const cookie = () => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const inside = await get('/pages/terms', { headers: { cookie: cookie() } });
    expect([inside.kept, inside.tags]).toEqual([OWN, undefined]);
    const session = cookie();
    await client.call(getLogout);
    const after = await get('/pages/terms', { headers: { cookie: session } });
    expect([after.kept, after.tags]).toEqual([OWN, undefined]);
    const outside = await get('/pages/terms', { headers: { cookie: cookie() } });
    expect([outside.kept, outside.tags]).toEqual([OWN, undefined]);
    expect((await get('/pages/terms')).answer.payload).toContain('<meta name="session-mark" content="">');
  });

  it('says the same about itself to HEAD', async () => {
    const { kept, tags, answer } = await get('/', { method: 'HEAD' });
    expect([kept, tags, answer.payload]).toEqual([KEPT, 'pages', '']);
    expect((await get('/', { method: 'HEAD', headers: { cookie: 'locale=de' } })).kept).toBe(OWN);
  });
});

describe('a lander that may be kept', () => {
  const pathOf = ({ template, slug }: { template: string; slug: string }) => `/landers/${template}/${slug}`;

  it('names itself for a purge, and the plain one where it stands in for a slug that has none', async () => {
    const { id, document } = await published(desk);
    const plain = await published(desk, aDocument({ slug: '' }));
    expect((await get(pathOf(document))).tags).toBe(`pages lander-${id}`);
    expect((await get('/landers/alonetonight')).tags).toBe(`pages lander-${plain.id}`);
    expect((await get('/landers/alonetonight/nobody-made-this')).tags).toBe(`pages lander-${plain.id} plain-alonetonight`);
  });

  it('is kept by bucket only while visitors are divided, and each bucket always gets one variant', async () => {
    const single = await published(desk);
    expect((await get(pathOf(single.document))).vary).toBe('accept-encoding, cookie, x-visitor-country');
    const { document } = await published(desk, aDocument({ variants: twoVariants() }));
    const seen: Record<string, number> = {};
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const headers = { 'x-visitor-bucket': String(bucket) };
      const { shown = '', vary, kept } = await get(pathOf(document), { headers, address: `198.18.2.${bucket + 1}` });
      expect([vary, kept]).toEqual(['accept-encoding, cookie, x-visitor-country, x-visitor-bucket', KEPT]);
      const variant = shown.split(' ').at(-1) ?? '';
      seen[variant] = (seen[variant] ?? 0) + 1;
    }
    expect(seen).toEqual({ a: 50, b: 50 });
    const alone = await get(pathOf(document), { headers: { 'x-visitor-bucket': '' } });
    expect([alone.kept, alone.tags]).toEqual([OWN, undefined]);
  });

  it('gives a visitor with cookies the variant of the same bucket', async () => {
    const { document } = await published(desk, aDocument({ variants: twoVariants() }));
    for (const bucket of ['3', '4', '5', '6']) {
      const headers = { 'x-visitor-bucket': bucket };
      const [first, later] = [
        await get(pathOf(document), { headers }),
        await get(pathOf(document), { headers: { ...headers, cookie: 'locale=it' } }),
      ];
      expect(later.shown?.split(' ').at(-1)).toBe(first.shown?.split(' ').at(-1));
    }
  });

  it('is kept no longer than it shows: until it ends, or until another one starts there', async () => {
    const inSeconds = (seconds: number) => new Date(site.platform.now().getTime() + seconds * 1_000).toISOString();
    const ending = await published(desk, aDocument({ ends: inSeconds(100) }));
    expect((await get(pathOf(ending.document))).kept).toMatch(
      /^public, max-age=0, s-maxage=60, stale-while-revalidate=(3\d|40), stale-if-error=\1$/,
    );
    const soon = await published(desk, aDocument({ ends: inSeconds(20) }));
    expect((await get(pathOf(soon.document))).kept).toMatch(
      /^public, max-age=0, s-maxage=1\d, stale-while-revalidate=0, stale-if-error=0$/,
    );
    const first = await published(desk);
    const path = pathOf(first.document);
    expect((await get(path)).kept).toBe(KEPT);
    const later = (await save(desk, first, { ...first.document, starts: inSeconds(50) })).answer().lander;
    await publish(desk, later);
    expect((await get(path)).kept).toMatch(/^public, max-age=0, s-maxage=4\d, stale-while-revalidate=0, stale-if-error=0$/);
  });
});

describe('visits of landers that were kept', () => {
  const report = (lander: string, visitor: { address: string; agent?: string }, { query = '', ...headers }: Record<string, string> = {}) =>
    site.server.inject({
      method: 'POST',
      url: postLanderVisit.path,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': visitor.address,
        'user-agent': visitor.agent ?? BROWSER,
        ...headers,
      },
      payload: JSON.stringify({ lander, query }),
    });
  const resultsOf = async (id: string) => (await desk.client.call(getLanderResults, { query: { id } })).answer();
  const countOf = async (id: string) => (await resultsOf(id)).variants[0]?.counts.visits;

  it('are reported by the page that the browser got, and by no other', async () => {
    const { id, document } = await published(desk);
    const path = `/landers/${document.template}/${document.slug}`;
    const { first } = await get(path);
    const { page } = (await look(site.visitor(), document)).answer();
    expect(JSON.parse(first ?? '')).toEqual({ lander: landerMark(page), language: null });
    await get(path, { address: '198.18.3.1' });
    expect(await countOf(id)).toBe(0);
    expect((await get(path, { headers: { cookie: 'locale=it' } })).first).toBeUndefined();
  });

  it('give the same figures as the same visits without a CDN, robots and repeats left out', async () => {
    const visits: [address: string, agent: string, query: string, gpc?: string][] = [
      ['198.18.4.1', BROWSER, ''],
      ['198.18.4.1', BROWSER, '?network=again'],
      ['198.18.4.1', `${BROWSER} Edg/141.0.0.0`, '?network=stampa&ref=r'],
      ['198.18.4.2', BROWSER, '?network=stampa&ref=r&utm_source=x'],
      ['198.18.4.3', BROWSER, '?network=private', '1'],
      ['198.18.4.4', GOOGLE, ''],
    ];
    const [kept, own] = [
      await published(desk, aDocument({ tracking: { network: 'usual' } })),
      await published(desk, aDocument({ tracking: { network: 'usual' } })),
    ];
    const mark = (await look(site.visitor(), kept.document)).answer().page;
    for (const [address, agent, query, gpc] of visits) {
      const signal: Record<string, string> = gpc === undefined ? {} : { 'sec-gpc': gpc };
      expect((await report(landerMark(mark), { address, agent }, { query, ...signal })).statusCode).toBe(204);
      const headers = { 'user-agent': agent, cookie: 'locale=it', ...signal };
      await get(`/landers/${own.document.template}/${own.document.slug}${query}`, { address, headers });
    }
    const figures = async (id: string) => {
      const { variants, sources } = await resultsOf(id);
      return [variants.map(({ counts }) => counts), sources.map((source) => ({ ...source }))];
    };
    await site.services.landers.counting.visited(
      site.platform.db,
      { document: own.id, version: 1, variant: 'z' },
      { visitor: '', agent: BROWSER, tracking: {} },
      site.platform.now(),
    );
    expect(await countOf(kept.id)).toBe(4);
    expect(await figures(kept.id)).toEqual(await figures(own.id));
  });

  it('count once a day, also if the page came once from the cache and once from a server', async () => {
    const { id, document } = await published(desk);
    const { page } = (await look(site.visitor(), document)).answer();
    const address = '198.18.5.1';
    await report(landerMark(page), { address });
    await get(`/landers/${document.template}/${document.slug}`, { address, headers: { cookie: 'locale=it' } });
    await report(landerMark(page), { address });
    site.pass(DAY);
    await report(landerMark(page), { address });
    expect(await countOf(id)).toBe(2);
  });

  it('are nothing where the report names no lander', async () => {
    expect((await report('nonsense', { address: '198.18.5.2' })).statusCode).toBe(204);
    expect((await report('0196f0e0-0000-7000-8000-000000000001.1.a', { address: '198.18.5.2' })).statusCode).toBe(204);
    expect((await report(`${'-'.repeat(36)}.1.a`, { address: '198.18.5.2' })).statusCode).toBe(204);
  });

  it('count whatever a report says of where the visitor came from', async () => {
    const { id, document } = await published(desk);
    const { page } = (await look(site.visitor(), document)).answer();
    expect((await report(landerMark(page), { address: '198.18.5.3' }, { query: '?ref=%00' })).statusCode).toBe(204);
    expect((await report(landerMark(page), { address: '198.18.5.4' }, { query: '?ref=a%00b' })).statusCode).toBe(204);
    expect((await resultsOf(id)).sources.map(({ ref, counts }) => [ref, counts.visits])).toEqual(expect.arrayContaining([['ab', 1]]));
    expect(await countOf(id)).toBe(2);
  });
});

describe('a canary behind a CDN', () => {
  it('is kept by bucket for exactly its share, and stays with a visitor who gets cookies later', async () => {
    await releasePages(site.stores, '2.0.0', 10);
    const canaries: string[] = [];
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const { shown, vary, kept, cookies } = await get('/', { headers: { 'x-visitor-bucket': String(bucket) } });
      expect([vary, kept, cookies]).toEqual(['accept-encoding, cookie, x-visitor-country, x-visitor-bucket, sec-gpc', KEPT, []]);
      if (shown?.endsWith('2.0.0')) canaries.push(String(bucket));
    }
    expect(canaries).toHaveLength(10);
    for (const bucket of ['0', '1', '2', ...canaries]) {
      const { shown, cookies } = await get('/', { headers: { 'x-visitor-bucket': bucket, cookie: 'locale=it' } });
      expect([cookies, shown?.endsWith('2.0.0')]).toEqual([['canary'], canaries.includes(bucket)]);
    }
  });

  it('is for no one who asks not to be tracked, and nothing is kept if the CDN divides no one', async () => {
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const { shown, vary } = await get('/', { headers: { 'x-visitor-bucket': String(bucket), 'sec-gpc': '1' } });
      expect([shown, vary?.includes('sec-gpc')]).toEqual(['/ it DE 1000 1.0.0', true]);
    }
    const alone = await get('/', { headers: { 'x-visitor-bucket': '100' } });
    expect([alone.kept, alone.cookies, alone.tags]).toEqual([OWN, ['canary'], undefined]);
  });

  it('gives a visitor of a kept page a number with the first report, in the same bucket', async () => {
    const started = (headers: Record<string, string>) =>
      site.server.inject({
        method: 'POST',
        url: '/api/remote-starts.php',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.18.6.1', ...headers },
        payload: JSON.stringify({ starts: [{ remote: 'mf-landers', version: '1.0.0', ms: 100, cold: true }] }),
      });
    const { cookies } = await started({ 'x-visitor-bucket': '42' });
    expect(cookies).toEqual([expect.objectContaining({ name: 'canary', value: expect.stringMatching(/^42\d\d\./), httpOnly: true })]);
    expect((await started({ 'x-visitor-bucket': '42', cookie: `canary=${cookies[0]?.value}` })).cookies).toEqual([]);
    expect((await started({})).cookies).toEqual([]);
    expect((await started({ 'x-visitor-bucket': '42', 'sec-gpc': '1' })).cookies).toEqual([]);
  });
});

describe('a site without a CDN', () => {
  it('hears nothing of what a client says about country and bucket, and lets nothing be kept', async () => {
    const plain = await startSite({ CDN_PURGE_URL: '' });
    const answer = await plain.server.inject({
      url: '/?lang=de',
      headers: { 'x-visitor-country': 'PL', 'x-visitor-bucket': '7', 'x-forwarded-for': '198.18.7.1' },
    });
    expect(answer.headers).toMatchObject({ 'cache-control': OWN, vary: 'accept-encoding, cookie' });
    expect([answer.headers['surrogate-key'], answer.headers['cache-tag'], answer.cookies.map(({ name }) => name)]).toEqual([
      undefined,
      undefined,
      ['locale'],
    ]);
    expect(answer.payload).toContain('<h1>/ de  1000 1.0.0</h1>');
    expect(answer.payload).not.toContain('name="first-visit"');
    await plain.close();
  });
});

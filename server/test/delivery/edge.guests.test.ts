import { Boot } from '@amarena/shared/federation/boot';
import { HASHES_FILE } from '@amarena/shared/federation/manifest';
import { aUser } from '@amarena/shared/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { GUEST } from './support/builds.ts';
import { delivered, publishBuild, publishShellBuild } from './support/delivery.ts';
import { MEMBER, openEdge, type TestEdge } from './support/edge.ts';

const DEVELOPER = aUser({ roles: ['developer'] });
const bootIn = (html: string) => Boot.parse(JSON.parse(html.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? ''));
const titleIn = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1];

const get = ({ app }: TestEdge, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
async function pageOf(edge: TestEdge, url: string, headers?: Record<string, string>) {
  const { statusCode, payload, headers: sent, cookies } = await get(edge, url, headers);
  const { guest, status, snapshot, overrides } = bootIn(payload);
  const versions = snapshot.remotes['mf-gifts']?.map(({ version }) => version);
  return { statusCode, payload, sent, cookies, guest, status, versions, snapshot, overrides, title: titleIn(payload) };
}

describe('a guest', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge();
    // A shell and a guest with the hashes in files of their own, as builds have them.
    const hashes = { [HASHES_FILE]: '{}' };
    await publishShellBuild(edge.delivery, { version: '1.1.0', more: hashes });
    delivered(await activate(edge.delivery, 'shell', '1.1.0'));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(edge.delivery, { remote: 'mf-gifts', version, files: hashes });
    await publishBuild(edge.delivery, { remote: 'mf-quiz', guest: { access: 'member' } });
    await publishBuild(edge.delivery, {
      remote: 'mf-odd',
      guest: { titles: { ...GUEST.titles, it: '</title><script>alert(1)</script>' } },
    });
  });
  afterAll(() => edge.app.close());

  it('of which no version is live has no page, like an unknown address', async () => {
    const { statusCode, status, guest, versions } = await pageOf(edge, '/more/gifts');
    expect([statusCode, status, guest, versions]).toEqual([404, 404, undefined, undefined]);
    expect((await pageOf(edge, '/more/nobody/knows')).statusCode).toBe(404);
  });

  it('shows its page at its address and below, with its title and the previous version to fall back to', async () => {
    delivered(await activate(edge.delivery, 'mf-gifts', '1.0.0'));
    delivered(await activate(edge.delivery, 'mf-gifts', '1.1.0'));
    for (const url of ['/more/gifts', '/more/gifts/sent/3?a=1']) {
      const { statusCode, guest, versions, title, payload } = await pageOf(edge, url);
      expect([statusCode, versions, title]).toEqual([200, ['1.1.0', '1.0.0'], 'Regali · Amarena']);
      expect(guest).toEqual({ name: 'mf-gifts', ...GUEST });
      expect(payload).toContain('<link rel="preload" as="script" href="/artifacts/mf-gifts/1.1.0/page.aaa.js"');
    }
  });

  it('is not listed by search engines, and its page is kept by no cache', async () => {
    const { payload, sent } = await pageOf(edge, '/more/gifts');
    expect(payload).toContain('<meta name="robots" content="noindex">');
    expect(sent['cache-control']).toBe('private, no-cache');
    expect((await get(edge, '/sitemap.xml')).payload).not.toContain('/more');
  });

  it('adds nothing to the pages of other parts, nor to those of other guests', async () => {
    delivered(await activate(edge.delivery, 'mf-odd', '1.0.0'));
    for (const url of ['/members', '/login', '/nowhere', '/more/odd']) {
      const { payload, sent, versions } = await pageOf(edge, url);
      expect([url, versions, payload.includes('gifts'), String(sent['content-security-policy']).includes('gifts')]).toEqual([
        url,
        undefined,
        false,
        false,
      ]);
    }
  });

  it('cannot write anything but a title', async () => {
    expect((await pageOf(edge, '/more/odd')).title).toBe('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Amarena');
  });

  it('for members leads a visitor to the log-in and back', async () => {
    delivered(await activate(edge.delivery, 'mf-quiz', '1.0.0'));
    const visitor = await get(edge, '/more/quiz/2?a=1');
    expect([visitor.statusCode, visitor.headers.location]).toEqual([302, `/login?back=${encodeURIComponent('/more/quiz/2?a=1')}`]);
    expect((await pageOf(edge, '/more/quiz/2', MEMBER)).statusCode).toBe(200);
  });

  it('has one spelling of each address', async () => {
    const other = await get(edge, '/More/Gifts/');
    expect([other.statusCode, other.headers.location]).toEqual([301, '/more/gifts']);
  });

  it('has canaries, which give the visitors of other pages no number', async () => {
    delivered(await activate(edge.delivery, 'mf-gifts', '1.2.0', 99));
    expect((await pageOf(edge, '/members')).cookies).toEqual([]);
    const { cookies, versions } = await pageOf(edge, '/more/gifts');
    expect(cookies.map(({ name }) => name)).toEqual(['canary']);
    const seen = await Promise.all(Array.from({ length: 40 }, () => pageOf(edge, '/more/gifts')));
    expect([versions, ...seen.map((one) => one.versions)]).toContainEqual(['1.2.0', '1.1.0', '1.0.0']);
    delivered(await rollback(edge.delivery, 'mf-gifts'));
    expect((await pageOf(edge, '/more/gifts')).versions).toEqual(['1.1.0', '1.0.0']);
  });

  it('returns to the version before', async () => {
    delivered(await rollback(edge.delivery, 'mf-gifts'));
    expect((await pageOf(edge, '/more/gifts')).versions).toEqual(['1.0.0']);
  });

  it('is sent as files, and as deltas of the version before', async () => {
    const whole = await get(edge, '/artifacts/mf-gifts/1.0.0/page.aaa.js');
    expect([whole.statusCode, whole.headers['use-as-dictionary']]).toEqual([200, expect.stringContaining('/artifacts/mf-gifts/')]);
    expect((await get(edge, '/artifacts/mf-nobody/1.0.0/page.aaa.js')).statusCode).toBe(404);
  });
});

describe('a developer', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge({ boot: { user: DEVELOPER } });
    for (const version of ['1.0.0', '2.0.0']) await publishBuild(edge.delivery, { remote: 'mf-gifts', version });
    await publishBuild(edge.delivery, { remote: 'mf-quiz' });
    delivered(await activate(edge.delivery, 'mf-quiz', '1.0.0'));
  });
  afterAll(() => edge.app.close());
  const withOverride = (url: string, overrides: string) => pageOf(edge, url, { cookie: `overrides=${encodeURIComponent(overrides)}` });

  it('sees a guest that was published and never activated, at its own address only', async () => {
    const asked = await get(edge, '/more/gifts?remote=mf-gifts@2.0.0');
    expect([asked.statusCode, asked.headers.location]).toEqual([302, '/more/gifts']);
    const shown = await withOverride('/more/gifts', 'remote=mf-gifts@2.0.0');
    expect([shown.statusCode, shown.versions, shown.title]).toEqual([200, ['2.0.0'], 'Regali · Amarena']);
    const other = await withOverride('/members', 'remote=mf-gifts@2.0.0');
    expect([other.versions, other.overrides]).toEqual([undefined, [{ kind: 'version', remote: 'mf-gifts', version: '2.0.0' }]]);
    expect((await pageOf(edge, '/more/gifts')).statusCode).toBe(404);
  });

  it('leaves a live guest out as if it could not be reached', async () => {
    const { statusCode, versions, snapshot } = await withOverride('/more/quiz', 'without=mf-quiz');
    expect([statusCode, versions, snapshot.remotes['mf-quiz']]).toEqual([200, undefined, []]);
  });

  it.each(['remote=mf-gifts@3.0.0', 'remote=mf-nobody@1.0.0', 'without=mf-nobody'])(
    'is told that there is nothing at ?%s',
    async (query) => {
      const { statusCode, payload } = await get(edge, `/more/quiz?${query}`);
      expect([statusCode, payload.includes('no such remote')]).toEqual([400, true]);
    },
  );
});

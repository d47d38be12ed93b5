import { Boot } from '@amarena/shared/federation/boot';
import { aUser } from '@amarena/shared/testing/builders';
import { aSettings } from '@amarena/shared/testing/siteBuilders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { publishBuild } from './support/delivery.ts';
import { MEMBER, openEdge, type TestEdge } from './support/edge.ts';

const bootIn = (html: string) =>
  Boot.parse(JSON.parse(html.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? ''));

describe('the address of a page', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge();
  });
  afterAll(() => edge.app.close());

  const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });

  it('RT-01 answers 200 with the document for a visitor of the home page', async () => {
    const { statusCode, payload } = await get('/');
    expect(statusCode).toBe(200);
    expect(bootIn(payload)).toMatchObject({ status: 200, user: null, language: 'it' });
  });

  it('begins in the theme that this browser has chosen, before any script, and in the system’s without one', async () => {
    const html = async (cookie: string) => (await get('/', { cookie })).payload;
    const dark = await html('theme=dark');
    expect(dark).toContain('<html lang="it" data-theme="dark">');
    expect(dark).toContain('<meta name="theme-color" media="not all" content="#fcf9f5">');
    for (const cookie of ['', 'theme=system', 'theme="><script>']) expect(await html(cookie)).toContain('<html lang="it">');
  });

  it('RT-71 answers 404 for an unknown path, with the document that shows the page', async () => {
    const { statusCode, payload } = await get('/no/such/page');
    expect(statusCode).toBe(404);
    expect(bootIn(payload).status).toBe(404);
    expect(payload).toContain('noindex');
  });

  it('RT-71 answers 404 for a member or a page that does not exist, and leads visitors from private addresses to the log-in', async () => {
    const nothing = await openEdge({ exists: async () => false });
    for (const url of ['/members/x', '/chats/x', '/transactions/abc']) {
      const { statusCode, payload } = await nothing.app.inject({ url, headers: MEMBER });
      expect([url, statusCode, bootIn(payload).status]).toEqual([url, 404, 404]);
    }
    expect((await nothing.app.inject({ url: '/chats/x' })).headers.location).toBe('/login?back=%2Fchats%2Fx');
    await nothing.app.close();
  });

  it.each(['/likes/other', '/credits/nosuch'])('LK-04 answers 404 for %s, a word that no list has', async (url) => {
    expect((await get(url, MEMBER)).statusCode).toBe(404);
  });

  it('RT-47 answers a content page at the top of the site', async () => {
    const { statusCode, payload } = await get('/safety');
    expect([statusCode, payload.includes('noindex')]).toEqual([200, false]);
  });

  it.each(['/no-such-token', '/members/1/2/3/4', '/No_Such.page'])('RT-48 answers 404 for %s, which has no screen', async (url) => {
    const nothing = await openEdge({ exists: async () => false });
    expect((await nothing.app.inject({ url })).statusCode).toBe(404);
    await nothing.app.close();
  });

  it('shows the desk to moderators, and answers 404 to every other member', async () => {
    expect((await get('/desk/reports', MEMBER)).statusCode).toBe(404);
    const theirs = await openEdge({ boot: { user: aUser({ roles: ['moderator'] }) } });
    expect((await theirs.app.inject({ url: '/desk/reports' })).statusCode).toBe(200);
    await theirs.app.close();
    expect((await get('/desk')).headers.location).toBe('/login?back=%2Fdesk');
  });

  it('RT-06 sends a member on from the home page to /members', async () => {
    const { statusCode, headers } = await get('/', MEMBER);
    expect([statusCode, headers.location]).toEqual([302, '/members']);
  });

  it('RT-05 sends a member on from the log-in to where it would have led, without loading it first', async () => {
    const { statusCode, headers } = await get('/login?back=%2Fchats', MEMBER);
    expect([statusCode, headers.location]).toEqual([302, '/chats']);
  });

  it('sends a visitor of a member page to the log-in and back afterwards', async () => {
    const { statusCode, headers } = await get('/chats?from=mail');
    expect([statusCode, headers.location]).toEqual([302, '/login?back=%2Fchats%3Ffrom%3Dmail']);
    expect((await get('/chats', MEMBER)).statusCode).toBe(200);
  });

  it.each([
    ['/members/', '/members'],
    ['//members//?age_min=30', '/members?age_min=30'],
    ['/Members', '/members'],
    ['/LOGIN/', '/login'],
  ])('sends %s to its one address %s', async (url, canonical) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, canonical]);
  });

  it.each(['//evil.example/', '/%5Cevil.example/', '/\\evil.example/', '/members/..%2F..%2Fevil/'])(
    'never sends %s to another site',
    async (url) => {
      const { headers } = await get(url);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
    },
  );

  it('leaves unknown API calls to the API', async () => {
    const { statusCode, payload } = await get('/api/nothing.php');
    expect([statusCode, payload]).toEqual([404, '{"code":"not_found"}']);
  });

  it('shows a new activation in the very next answer', async () => {
    await publishBuild(edge.delivery, { version: '1.1.0' });
    expect(bootIn((await get('/members')).payload).snapshot.remotes['mf-members']?.map(({ version }) => version)).toEqual(['1.0.0']);
    await activate(edge.delivery, 'mf-members', '1.1.0');
    expect(bootIn((await get('/members')).payload).snapshot.remotes['mf-members']?.map(({ version }) => version)).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
  });
});

describe('the words of a document', () => {
  it('HM-03 holds the description of the settings as meta description of the home page', async () => {
    const { app } = await openEdge({ boot: { settings: aSettings({ description: 'Incontri "veri" & <sicuri>' }) } });
    const { payload } = await app.inject('/');
    expect(payload).toContain('<meta name="description" content="Incontri &quot;veri&quot; &amp; &lt;sicuri&gt;">');
    await app.close();
  });

  it('cannot be left by what a member wrote', async () => {
    const { app } = await openEdge({ boot: { settings: aSettings({ name: '</script><script>alert(1)</script>' }) } });
    const { payload } = await app.inject('/members');
    expect(payload).not.toContain('<script>alert');
    expect(bootIn(payload).settings.name).toBe('</script><script>alert(1)</script>');
    await app.close();
  });
});

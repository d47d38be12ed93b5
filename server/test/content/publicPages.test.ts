import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { routeNamed } from '@amarena/shared/contracts/platform/routes';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { STATIC_PAGES } from '@amarena/shared/contracts/platform/staticPages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionCookie } from '../../src/http/sessionCookie.ts';
import { createWithoutScript } from '../../src/visit/withoutScript.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const DAY = 86_400_000;

describe('what is public of the site', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());
  const get = async (url: string) => (await server.server.inject({ url })).payload;

  describe('sign-up without a script', () => {
    let address = 0;
    const post = (fields: Record<string, string>, more: Record<string, string> = {}) => {
      address += 1;
      return server.server.inject({
        method: 'POST',
        url: '/signup',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
        remoteAddress: `198.18.90.${address}`,
        payload: new URLSearchParams(fields).toString(),
      });
    };
    const keyIn = (page: string): string => page.match(/name="key" value="([^"]+)"/)?.[1] ?? '';
    const ANNA = {
      email: 'anna@example.test',
      name: 'AnnaDaRoma',
      gender: 'female',
      country: 'IT',
      date_of_birth: '1990-04-01',
      password: 'quattro parole che non si indovinano',
      seeks: 'male',
      orientation_consent: 'yes',
    };

    it('LN-01 goes on with the e-mail that was typed elsewhere, which is in no address', async () => {
      const { statusCode, headers, payload } = await post({ email: 'anna@example.test', ref: 'blog' });
      expect([statusCode, headers.location]).toEqual([200, undefined]);
      expect(payload).toContain('name="email" autocomplete="email" required value="anna@example.test"');
      expect(payload).toContain('<input type="hidden" name="ref" value="blog">');
      expect(payload).not.toContain('class="wrong"');
    });

    it('keeps from where the visitor came to the page before, unless they switched that off', async () => {
      const from = { network: 'partner', ref: 'blog', sub1: '1', sub2: '2', sub3: '3' };
      const open = async (referer: string, cookie = '') => {
        const { payload } = await post({ email: 'anna@example.test' }, { referer, cookie });
        return [...payload.matchAll(/<input type="hidden" name="(network|ref|sub\d)" value="([^"]*)">/g)].map(([, name, value]) => [
          name,
          value,
        ]);
      };
      const query = new URLSearchParams(from);
      expect(Object.fromEntries(await open(`http://localhost/landers/gallery?${query}`))).toEqual(from);
      expect(await open(`http://elsewhere.example/landers/gallery?${query}`)).toEqual([]);
      expect(await open(`http://localhost/landers/gallery?${query}`, 'privacy=origin')).toEqual([]);
    });

    it('SGN-02 opens by a link of a partner where the browser asks not to be followed, and keeps nothing of it', async () => {
      await setSetting(server, 'signups', 'with_trafficsource');
      const form = { ...ANNA, email: 'gaia@example.test', name: 'GaiaDaRoma', network: 'partner', key: 'g'.repeat(16) };
      expect((await post(form, { 'sec-gpc': '1', cookie: 'privacy=origin' })).statusCode).toBe(403);
      expect((await post({ ...form, key: 'h'.repeat(16) }, { 'sec-gpc': '1' })).statusCode).toBeLessThan(400);
      await setSetting(server, 'signups', 'all');
      const member = server.database.db.selectFrom('members').select('tracking').where('email', '=', form.email);
      expect(await member.executeTakeFirst()).toEqual({ tracking: {} });
    });

    it('says at each field what is wrong and keeps what was typed, but never the password', async () => {
      const key = keyIn((await post({ ...ANNA, key: '0'.repeat(16), orientation_consent: '' })).payload);
      const { statusCode, payload } = await post({ ...ANNA, key, name: 'a', password: 'corta', date_of_birth: '2015-01-01' });
      expect(statusCode).toBe(400);
      for (const field of ['name', 'date_of_birth', 'password']) expect(payload).toContain(`id="${field}-wrong"`);
      expect(payload).toContain('value="anna@example.test"');
      expect(payload).not.toContain('corta');
      expect(keyIn(payload)).not.toBe(key);
    });

    it('shows what someone typed as text, never as a part of the page', async () => {
      const typed = '"><script>x</script>';
      const { payload } = await post({ ...ANNA, key: 'k'.repeat(16), name: typed });
      expect(payload).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    });

    it('makes the account once and logs in, however often it is sent', async () => {
      const key = keyIn((await post({ ...ANNA, key: '0'.repeat(16), orientation_consent: '' })).payload);
      const first = await post({ ...ANNA, key });
      expect(first.payload).toContain('anna@example.test');
      const session = first.cookies.find(({ name }) => name === sessionCookie(false))?.value ?? '';
      const { user } = (await server.server.inject({ url: getUser.path, cookies: { [sessionCookie(false)]: session } })).json();
      expect(user.profile.name).toBe('AnnaDaRoma');
      expect((await post({ ...ANNA, key })).statusCode).toBe(200);
      const other = await post({ ...ANNA, key: keyIn((await post({ ...ANNA, key: '0'.repeat(16), orientation_consent: '' })).payload) });
      expect([other.statusCode >= 400, other.payload.includes('href="/login"')]).toEqual([true, true]);
    });

    it('is refused from a page of another site', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' };
      expect((await server.server.inject({ method: 'POST', url: '/signup', headers, payload: 'email=a' })).statusCode).toBe(403);
    });
  });

  it('leads to the documents, and says who is behind the site, also where no script runs', async () => {
    const withoutScript = createWithoutScript(server.platform, server.services.settings);
    const request = { raw: { url: '/' } } as Parameters<typeof withoutScript>[0];
    const visitor = { user: null, language: 'de', settings: { geoip_country: 'DE' } } as Parameters<typeof withoutScript>[2];
    const there = await withoutScript(request, routeNamed('index'), visitor);
    for (const token of STATIC_PAGES) expect(there?.html).toContain(`href="/pages/${token}"`);
    const company = (await server.visitor().call(getCompanyInfo)).answer();
    for (const fact of [company.name, company.city, company.kvk, 'Italien', 'Datenschutz']) expect(there?.html).toContain(fact);
  });

  it.each([
    ['US', 'index', true],
    ['US', 'lang-config', false],
    ['IT', 'index', false],
  ] as const)('LY-07 LY-08 says in English what US law asks for, also where no script runs: %s, %s, %s', async (country, page, told) => {
    const withoutScript = createWithoutScript(server.platform, server.services.settings);
    const request = { raw: { url: '/' } } as Parameters<typeof withoutScript>[0];
    const settings = (await server.visitor().call(getSettings)).answer();
    const visitor = { user: null, language: 'es', settings: { ...settings, geoip_country: country } } as Parameters<
      typeof withoutScript
    >[2];
    const there = (await withoutScript(request, routeNamed(page), visitor))?.html ?? '';
    expect(there.includes('<section lang="en"><h2>Notice to users in the United States</h2>')).toBe(told);
    expect(there.includes('does not conduct criminal background checks')).toBe(told);
    expect(there).toContain('Privacidad');
  });

  it('tells search engines of the home page, the prices, complaints and the documents in every language, and of no member', async () => {
    expect(await get('/robots.txt')).toMatch(/Sitemap: http.*\/sitemap\.xml/);
    const map = await get('/sitemap.xml');
    expect(map).toMatch(/hreflang="x-default" href="[^"?]*\/pricing"/);
    for (const path of ['/', '/?lang=de', '/pricing', '/complaints', '/pages/terms', '/pages/faq?lang=pl', '/safety'])
      expect(map).toContain(`${path}</loc>`);
    expect(map).not.toContain('/members');
  });

  it('says where to report a vulnerability', async () => {
    const text = await get('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:aiuto@amarena\.example$/m);
    expect(text).toMatch(/^Canonical: http.*\/\.well-known\/security\.txt$/m);
    const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
    const days = (new Date(expires).getTime() - server.platform.now().getTime()) / 86_400_000;
    expect([days > 30, days < 365]).toEqual([true, true]);
  });

  it('tells search engines when a page last changed, and only then another day', async () => {
    const datesIn = async () =>
      [...(await get('/sitemap.xml')).matchAll(/<loc>[^<]*(\/pages\/terms|\/pricing)<\/loc><lastmod>([^<]+)</g)].map(([, path, at]) => [
        path,
        at,
      ]);
    const day = () => server.platform.now().toISOString().slice(0, 10);
    const first = day();
    expect(await datesIn()).toEqual([
      ['/pricing', first],
      ['/pages/terms', first],
    ]);
    server.pass(40 * DAY);
    await server.database.db.updateTable('page_changes').set({ fingerprint: 'another' }).where('path', '=', '/pages/terms').execute();
    expect(await datesIn()).toEqual([
      ['/pricing', first],
      ['/pages/terms', day()],
    ]);
    expect((await get('/sitemap.xml')).match(/<url>/g)?.length).toBe((await get('/sitemap.xml')).match(/<lastmod>/g)?.length);
  });
});

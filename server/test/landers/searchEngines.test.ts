import { postLanderPreview } from '@amarena/shared/contracts/landers/landerDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Somebody } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { aDocument, create, editor, published, startSite } from './support.ts';

let server: TestServer;
let desk: Somebody;
beforeAll(async () => {
  server = await startSite();
  desk = await editor(server);
});
afterAll(() => server.close());

const open = (url: string) => server.visitor().raw({ method: 'GET', url });

describe('a lander that is not in the visitor’s language', () => {
  it('LN-05 says everywhere which language it speaks', async () => {
    const { path } = await published(desk);
    const { body } = await open(`${path}?lang=pl`);
    expect(body).toContain('<html lang="it"');
    expect(body).toContain('"inLanguage":"it"');
    expect(body).toContain('<meta property="og:locale" content="it_IT">');
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}">`));
    expect(body).toContain('"language":"it"');
    expect((await open(`${path}?lang=de`)).body).toContain('<html lang="de"');
  });
});

describe('an address that asks for a language', () => {
  const pricing = async (url: string, cookie: string) => {
    const { body, headers } = await server.visitor().raw({ method: 'GET', url, headers: { cookie } });
    return { language: /<html lang="(\w+)"/.exec(body)?.[1], kept: String(headers['set-cookie'] ?? '') };
  };

  it('is answered in it, whatever the visitor chose before, and they go on in it', async () => {
    expect(await pricing('/pricing?lang=de', 'locale=fr')).toEqual({ language: 'de', kept: expect.stringContaining('locale=de') });
    expect(await pricing('/pricing?lang=de', 'locale=de')).toEqual({ language: 'de', kept: '' });
    expect((await pricing('/pricing?lang=xx', 'locale=fr')).language).toBe('fr');
  });
});

describe('the secret link of a draft', () => {
  it('is kept from search engines by its header and its page', async () => {
    const { id } = await create(desk, aDocument());
    const { path } = (await desk.client.call(postLanderPreview, { body: { id, hours: 1, member: null } })).answer();
    const { body, headers } = await open(path);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
    const live = await open((await published(desk)).path);
    expect([live.headers['x-robots-tag'], live.body.includes('noindex')]).toEqual([undefined, false]);
  });
});

describe('pages without words of their own', () => {
  it.each([
    ['/signup', true],
    ['/login', false],
    ['/members', false],
  ])('%s says what it is, and whether it may be found: %s', async (path, indexed) => {
    const { body } = await open(path);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}">`));
    expect(!body.includes('<meta name="robots" content="noindex">')).toBe(indexed);
  });
});

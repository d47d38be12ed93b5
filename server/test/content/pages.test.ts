import { KEPT } from '@amarena/shared/contracts/account/privacy';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { CONTENT_PAGES } from '@amarena/shared/contracts/platform/routes';
import { getPage, type Page, STATIC_PAGES } from '@amarena/shared/contracts/platform/staticPages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_TOKENS } from '../../src/domains/content/pages.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const textOf = ({ title, lead, sections }: Page): string =>
  [
    title,
    lead,
    ...sections.flatMap(({ heading, body }) => [heading, ...body.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items))]),
  ].join('\n');

/** What a translation must share with the Italian original: its sections, their blocks, and link targets. */
const shapeOf = (page: Page) => ({
  sections: page.sections.map(({ body, key }) => [key, ...body.map((block) => (block.kind === 'text' ? 'text' : block.items.length))]),
  links: [...textOf(page).matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address),
});

describe('the site’s own documents', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const page = async (token: string, language?: (typeof LANGUAGES)[number]) =>
    (await server.visitor().call(getPage, { query: { token, ...(language && { language }) } })).answer();

  it.each(PAGE_TOKENS.flatMap((token) => LANGUAGES.map((language) => [token, language] as const)))(
    'API-84 SP-05 answers %s in %s, whole and with every value filled in',
    async (token, language) => {
      const document = await page(token, language);
      expect(document.token).toBe(token);
      expect(textOf(document)).not.toMatch(/{{|}}|^\s*$/);
      expect(shapeOf(document)).toEqual(shapeOf(await page(token, 'it')));
      if (language !== 'it') expect(document.title + document.lead).not.toBe((await page(token, 'it')).title);
    },
  );

  it('RT-47 has an address for each document, and a document at each address', () => {
    expect([...STATIC_PAGES, ...CONTENT_PAGES].sort()).toEqual(PAGE_TOKENS);
  });

  it('lets no line of a Polish document end with a lone letter', async () => {
    for (const token of PAGE_TOKENS) expect(textOf(await page(token, 'pl'))).not.toMatch(/(?<![\p{L}\p{N}])[aiouwz] (?=\p{L})/u);
  });

  it.each(LANGUAGES)('names everything that the site keeps in a browser: %s', async (language) => {
    const text = textOf(await page('cookies', language));
    for (const { name } of KEPT) expect(text).toMatch(new RegExp(`(^|, )${name.replace(/\.$/, '')}(, |\\s?: )`, 'm'));
  });

  it('API-84 knows no other token', async () => {
    for (const token of ['nonsense', '../terms/it', '', 'TERMS']) {
      const refused = await server.visitor().call(getPage, { query: { token } });
      expect([refused.status, refused.body]).toEqual([404, { code: 'not_found' }]);
    }
  });

  it('comes in the language of the visitor where none is asked for', async () => {
    const visitor = server.visitor();
    visitor.cookies.set('locale', 'nl');
    expect((await visitor.call(getPage, { query: { token: 'ban' } })).answer().title).toBe('Verboden');
  });

  it.each(['terms', 'service'])('SP-01 names the company, its address, number, city and country: %s', async (token) => {
    const company = (await server.visitor().call(getCompanyInfo)).answer();
    const text = textOf(await page(token, 'it'));
    for (const fact of [company.name, company.address, company.kvk, company.city, 'Italia']) expect(text).toContain(fact);
  });

  it('SP-02 shows the address of the support', async () => {
    expect(textOf(await page('service', 'it'))).toContain('aiuto@amarena.example');
  });

  it('SP-03 shows the settings’ number, else the company’s, else no line about a telephone', async () => {
    expect(textOf(await page('service', 'it'))).not.toContain('Telefono');
    await setSetting(server, 'company', { support_phone: '+39 02 5550 100' });
    expect(textOf(await page('service', 'it'))).toContain('+39 02 5550 100');
    await setSetting(server, 'support_phone', '+39 02 5550 200');
    const both = textOf(await page('service', 'it'));
    expect([both.includes('+39 02 5550 200'), both.includes('+39 02 5550 100')]).toEqual([true, false]);
  });

  it('SP-04 says for how many days a purchase can be taken back', async () => {
    await setSetting(server, 'refund_days', 21);
    expect(textOf(await page('return-policy', 'it'))).toContain('21 giorni');
  });

  it('TVD-04 dates the terms, and no other document', async () => {
    expect((await page('terms')).valid_from).toBe('2023-12-01T12:00:00.000Z');
    await setSetting(server, 'company', { added: '2024-05-01T00:00:00.000Z' });
    expect((await page('terms')).valid_from).toBe('2024-05-01T00:00:00.000Z');
    expect((await page('privacy')).valid_from).toBeNull();
  });
});

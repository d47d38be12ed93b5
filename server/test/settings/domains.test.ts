import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '../support/people.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const AGES = 60_000;

describe('the domains of the site', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { PUBLIC_URL: 'https://amarena.example' } });
    await server.database.db
      .insertInto('domains')
      .values([
        { host: 'amarena.de', language: 'de_DE', country: 'DE', company: JSON.stringify({ name: 'AMR Services GmbH' }) },
        { host: 'odd.example', language: 'xx_XX', country: 'FR' },
      ])
      .execute();
  });
  afterAll(() => server.close());

  async function settingsAt(host: string, { query = '', cookie = '' } = {}) {
    const headers = { host, ...(cookie === '' ? {} : { cookie }) };
    const { body } = await server.visitor().raw({ method: 'GET', url: `${getSettings.path}${query}`, headers });
    return { body, settings: getSettings.answer.parse(JSON.parse(body)) };
  }
  const titleAt = async (host: string, asked = {}) => (await settingsAt(host, asked)).settings.index_title;
  const GERMAN = 'Amarena: Dating und Chat für Erwachsene';
  const FRENCH = 'Amarena\u202f: rencontres et chat pour adultes';
  const ITALIAN = 'Amarena: incontri e chat per adulti';

  it('LOC-01 speaks the language of the domain that was asked', async () => {
    expect(await titleAt('amarena.de')).toBe(GERMAN);
    expect(await titleAt('AMARENA.DE')).toBe(GERMAN);
    expect(await titleAt('amarena.example')).toBe(ITALIAN);
  });

  it('LOC-02 lets the language that was chosen win over the domain’s', async () => {
    expect(await titleAt('amarena.de', { cookie: 'locale=fr' })).toBe(FRENCH);
    expect(await titleAt('amarena.de', { cookie: 'locale=xx' })).toBe(GERMAN);
  });

  it('LOC-03 stays Italian on a domain whose language it does not speak', async () => {
    expect(await titleAt('odd.example')).toBe(ITALIAN);
  });

  it('LOC-01 LOC-04 takes the language of the default domain from the settings, and Italian where they name none', async () => {
    expect(await titleAt('amarena.example')).toBe(ITALIAN);
    await setSetting(server, 'domain_language', 'fr_FR');
    server.pass(AGES);
    expect(await titleAt('amarena.example')).toBe(FRENCH);
    await setSetting(server, 'domain_language');
    server.pass(AGES);
    expect(await titleAt('amarena.example')).toBe(ITALIAN);
  });

  it('API-19 answers with the domain that was asked, its language and who runs it', async () => {
    const { settings } = await settingsAt('amarena.de');
    expect(settings).toMatchObject({ domain: 'amarena.de', domain_language: 'de_DE' });
    const company = await server.visitor().raw({ method: 'GET', url: getCompanyInfo.path, headers: { host: 'amarena.de' } });
    expect(JSON.parse(company.body)).toMatchObject({ name: 'AMR Services GmbH', city: 'Milano' });
    expect((await server.visitor().call(getCompanyInfo)).answer().name).toBe('AMR Services');
  });

  it('API-19 API-20 API-21 uses the domain in a page’s query if it is one of the site’s', async () => {
    expect((await settingsAt('amarena.example', { query: '?network=a&domain=amarena.de' })).settings.domain).toBe('amarena.de');
    expect((await settingsAt('amarena.de', { query: '?network=a&domain=elsewhere.test' })).settings.domain).toBe('amarena.de');
  });

  it('a stranger cannot make the site repeat a host that is not its own', async () => {
    const { body, settings } = await settingsAt('evil.test', { query: '?domain=evil.test' });
    expect(settings).toMatchObject({ domain: 'amarena.example', domain_language: 'it' });
    expect(body).not.toContain('evil');
  });

  it('speaks to members in their own language on every domain', async () => {
    const { client } = await signUp(server, { language: 'fr' });
    const { body } = await client.raw({ method: 'GET', url: getSettings.path, headers: { host: 'amarena.de' } });
    expect(getSettings.answer.parse(JSON.parse(body)).index_title).toBe(FRENCH);
  });
});

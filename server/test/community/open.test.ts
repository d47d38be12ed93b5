import { getGeocode } from '@amarena/shared/contracts/people/geocode';
import { getInterests } from '@amarena/shared/contracts/people/interests';
import { getProfile, getRelated } from '@amarena/shared/contracts/people/profile';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { search } from '@amarena/shared/contracts/people/search';
import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { statementsDuring } from '../support/statements.ts';
import { addMember } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('what a visitor may read', () => {
  it.each([search, getSettings, getInterests, getRegions, getCompanyInfo, getCommunity])(
    'RP-02 answers $name without a session',
    async (endpoint) => {
      expect((await server.visitor().raw({ method: 'GET', url: endpoint.path })).status).toBe(200);
    },
  );

  it.each([getProfile, getRelated])('RP-02 answers $name without a session', async (endpoint) => {
    const id = await addMember(server);
    expect((await server.visitor().raw({ method: 'GET', url: `${endpoint.path}?id=${id}` })).status).toBe(200);
  });
});

describe('lists that never change', () => {
  it('API-32 EN-32 answers the interests, among them the nine that are named', async () => {
    const { interests } = (await server.visitor().call(getInterests)).answer();
    const named = ['relationship', 'onenightstand', 'kissing', 'videogames', 'politics', 'hiking', 'cooking', 'wine', 'coffee'] as const;
    expect(interests).toEqual(expect.arrayContaining([...named]));
  });

  it('EN-33 answers more than nine interests, each once', async () => {
    const { interests } = (await server.visitor().call(getInterests)).answer();
    expect(interests.length).toBeGreaterThan(9);
    expect(new Set(interests).size).toBe(interests.length);
  });

  it('API-33 answers the regions of each of the fifteen countries, each key once', async () => {
    const { regions } = (await server.visitor().call(getRegions)).answer();
    expect(Object.keys(regions).sort()).toEqual([...COUNTRIES].sort());
    for (const list of Object.values(regions)) {
      expect(list.length).toBeGreaterThan(5);
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    }
    expect(regions.IT).toHaveLength(20);
    expect(regions.IT).toContainEqual({ key: 'valle-d-aosta', name: 'Valle d’Aosta', cities: ['Aosta'] });
    expect(regions.IT?.find(({ key }) => key === 'lombardia')?.cities).toContain('Milano');
  });
});

describe('geocode', () => {
  const geocode = (lat: string, lon: string) => server.visitor().call(getGeocode, { query: { lat, lon } });

  it('API-14 answers country, region and city of the nearest place', async () => {
    expect((await geocode('44.49', '11.34')).answer()).toEqual({ country: 'IT', region: 'emilia-romagna', city: 'Bologna' });
    expect((await geocode('-36.8', '174.7')).answer()).toEqual({ country: 'NZ', region: 'auckland', city: 'Auckland' });
    const { regions } = (await server.visitor().call(getRegions)).answer();
    expect(regions.IT?.map(({ key }) => key)).toContain('emilia-romagna');
  });

  it('says of the middle of an ocean that nothing is there', async () => {
    expect((await geocode('0', '-30')).body).toEqual({ code: 'not_found' });
  });

  it.each([
    ['more precise than a kilometre', '44.4938', '11.34', 'lat'],
    ['none on earth', '44.49', '181', 'lon'],
    ['no number', 'north', '11.34', 'lat'],
  ])('refuses a position that is %s', async (_what, lat, lon, field) => {
    const refused = await geocode(lat, lon);
    expect([refused.status, refused.body]).toEqual([400, { code: 'validation_failed', fields: { [field]: 'invalid' } }]);
  });
});

describe('the home page’s numbers', () => {
  it('are real, and only who agreed is shown', async () => {
    const fresh = await startServer();
    try {
      const shown = await addMember(fresh, { name: 'Laura', photos: 1, profile: { on_home_page: true } });
      await addMember(fresh, { photos: 1, last_active_at: new Date(0) });
      await addMember(fresh, { fictional: true, photos: 1 });
      const community = (await fresh.visitor().call(getCommunity)).answer();
      expect(community).toMatchObject({ members: 3, online: 1, fictional: 1, faces: [{ id: shown, name: 'Laura', fictional: false }] });
    } finally {
      await fresh.close();
    }
  });

  it('are counted once, however many visitors come at the same moment', async () => {
    const fresh = await startServer();
    try {
      const visit = () => fresh.visitor().call(getCommunity);
      const statements = await statementsDuring(() => Promise.all([visit(), visit(), visit()]));
      expect(statements.filter((text) => text.includes('count(*)') && text.includes('search_entries'))).toHaveLength(1);
    } finally {
      await fresh.close();
    }
  });
});

import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { INTERESTS } from '@amarena/shared/contracts/people/interests';
import { putProfile } from '@amarena/shared/contracts/people/profile';
import { SEARCH_PAGE, search } from '@amarena/shared/contracts/people/search';
import type { QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestClient } from '../support/client.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, somebody } from './people.ts';

const uuid = '0198c0de-0000-7000-8000-000000000001';
const MINUTE = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

let server: TestServer;
/** Never found, so that results contain only members of each test. */
let searcher: TestClient;
beforeAll(async () => {
  server = await startServer();
  searcher = (await somebody(server, { profile: { invisible_mode: true } })).client;
});
afterAll(() => server.close());

const find = async (query: QueryOf<typeof search>, client = searcher) => (await client.call(search, { query })).answer();
const idsOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).results.map(({ id }) => id);

describe('filters', () => {
  it('API-52 answers results, how many there are, and similar ones', async () => {
    const id = await addMember(server, { country: 'NZ', gender: 'female', profile: { region: 'otago' } });
    const elsewhere = await addMember(server, { country: 'NZ', gender: 'female', profile: { region: 'nelson' } });
    const answer = await find({ country: 'NZ', countryregion: 'otago' });
    expect(answer.results.map((card) => card.id)).toEqual([id]);
    expect(answer).toMatchObject({ numResults: 1, numOnline: 1, next: null });
    expect(answer.similar).toMatchObject({ widened: 'countryregion', results: [{ id: elsewhere }] });
  });

  it('finds by gender, country and region', async () => {
    const her = await addMember(server, { country: 'AT', gender: 'female', profile: { region: 'wien' } });
    const him = await addMember(server, { country: 'AT', gender: 'male', profile: { region: 'tirol' } });
    expect(await idsOf({ country: 'AT', gender: 'female' })).toEqual([her]);
    expect(await idsOf({ country: 'AT', gender: 'male' })).toEqual([him]);
    expect(await idsOf({ country: 'AT', countryregion: 'tirol' })).toEqual([him]);
  });

  it('lists nobody under the minimum or over the maximum age, and everybody exactly at them', async () => {
    const at = async (age: number) => addMember(server, { country: 'IE', age });
    const [young, thirty, forty, old] = [await at(29), await at(30), await at(40), await at(41)];
    const found = await idsOf({ country: 'IE', min_age: 30, max_age: 40 });
    expect(new Set(found)).toEqual(new Set([thirty, forty]));
    for (const outside of [young, old]) expect(found).not.toContain(outside);
  });

  it('finds members with a photo, online ones and real ones', async () => {
    const plain = await addMember(server, { country: 'PL', last_active_at: minutesAgo(60) });
    const pictured = await addMember(server, { country: 'PL', photos: 1, last_active_at: minutesAgo(60) });
    const online = await addMember(server, { country: 'PL' });
    const invented = await addMember(server, { country: 'PL', fictional: true });
    expect(await idsOf({ country: 'PL', photo: 'true' })).toEqual([pictured]);
    expect(await idsOf({ country: 'PL', online: 'true' })).toEqual([online]);
    expect(new Set(await idsOf({ country: 'PL', only_real: 'true' }))).toEqual(new Set([plain, pictured, online]));
    expect(await idsOf({ country: 'PL' })).toContain(invented);
  });

  it('finds who lives within the distance from a place, or from the own city', async () => {
    const bologna = { latitude: 44.494, longitude: 11.343 };
    const near = await addMember(server, { country: 'CA', profile: bologna });
    const modena = await addMember(server, { country: 'CA', profile: { latitude: 44.647, longitude: 10.925 } });
    await addMember(server, { country: 'CA', profile: { city: 'Nowhere' } });
    const me = await somebody(server, { country: 'CA', profile: bologna });
    expect(await idsOf({ country: 'CA', distance: '25' }, me.client)).toEqual([near]);
    expect(new Set(await idsOf({ country: 'CA', distance: '50' }, me.client))).toEqual(new Set([near, modena]));
    expect(await idsOf({ country: 'CA', distance: '10', near: '44.65,10.93' }, me.client)).toEqual([modena]);
    const visitors = await find({ country: 'CA', distance: '10', near: '44.65,10.93' }, server.visitor());
    expect(visitors.results.map(({ id }) => id)).toEqual([modena]);
    expect(visitors.similar).toMatchObject({ widened: 'distance' });
  });

  it('lists those of one city in the order of last activity, whatever the order in which they signed up', async () => {
    const bergen = { latitude: 60.392, longitude: 5.324 };
    const stavanger = { latitude: 58.97, longitude: 5.733 };
    const from = (place: object, minutes: number) =>
      addMember(server, { country: 'CA', profile: place, last_active_at: minutesAgo(minutes) });
    const far = await from(stavanger, 1);
    const [second, first, third] = [await from(bergen, 60), await from(bergen, 20), await from(bergen, 90)];
    expect(await idsOf({ country: 'CA', distance: '250', near: '60.39,5.32' })).toEqual([first, second, third, far]);
  });

  it('counts who is online within the distance and in the region, also those without a city', async () => {
    const wien = { latitude: 48.208, longitude: 16.373 };
    const near = { country: 'AT', near: '48.21,16.37', gender: 'male' } as const;
    const add = (profile: object, last_active_at: Date, fictional = false) =>
      addMember(server, { country: 'AT', gender: 'male', profile: { region: 'wien', ...profile }, last_active_at, fictional });
    const here = [await add(wien, minutesAgo(1)), await add(wien, minutesAgo(2), true), await add(wien, minutesAgo(30))];
    const nowhere = [await add({}, minutesAgo(1)), await add({}, minutesAgo(40))];
    expect(await find({ ...near, distance: '10' })).toMatchObject({ numResults: 3, numOnline: 1, results: here.map((id) => ({ id })) });
    expect(await find({ ...near, countryregion: 'wien' })).toMatchObject({
      numResults: 5,
      numOnline: 2,
      results: [...here, ...nowhere].map((id) => ({ id })),
    });
  });

  it('measures over the line of the date and around a pole', async () => {
    const at = (latitude: number, longitude: number) => addMember(server, { country: 'NL', profile: { latitude, longitude } });
    const [east, pole] = [await at(-17, 179.9), await at(89.9, 20)];
    expect(await idsOf({ country: 'NL', distance: '50', near: '-17,-179.9' })).toEqual([east]);
    expect(await idsOf({ country: 'NL', distance: '50', near: '89.9,-160' })).toEqual([pole]);
  });

  it('finds who shares at least one interest, also after it changed', async () => {
    const hiker = await somebody(server, { country: 'GB', profile: { interests: ['hiking', 'wine'] } });
    const reader = await addMember(server, { country: 'GB', profile: { interests: ['reading'] } });
    await addMember(server, { country: 'GB' });
    expect(await idsOf({ country: 'GB', interests: 'wine' })).toEqual([hiker.id]);
    expect(new Set(await idsOf({ country: 'GB', interests: 'hiking,reading' }))).toEqual(new Set([hiker.id, reader]));
    await hiker.client.call(putProfile, { body: { interests: ['reading'] } });
    const answer = await find({ country: 'GB', interests: 'wine' });
    expect(answer).toMatchObject({ results: [], numResults: 0, similar: { widened: 'interests' } });
  });

  it('widens the age where that brings more, and says so', async () => {
    const older = await addMember(server, { country: 'CH', age: 65 });
    const answer = await find({ country: 'CH', min_age: 30, max_age: 60 });
    expect(answer.similar).toMatchObject({ widened: 'age', results: [{ id: older }] });
  });
});

describe('a large community', () => {
  const OTHERS = 6_000;
  const wellington = { latitude: -41.29, longitude: 174.78 };
  let hidden: string[];

  beforeAll(async () => {
    await sql`
      with crowd as (
        insert into members (id, email, name, status, language, country, time_zone, gender, date_of_birth, signup_date, last_active_at)
        select gen_random_uuid(), 'crowd' || n || '@example.test', 'Crowd' || n, 'active', 'en', 'US', 'Europe/Rome',
          case n % 2 when 0 then 'male' else 'female' end, '1990-05-05', now(), now() - interval '1 day' - n * interval '1 second'
        from generate_series(1, ${OTHERS}::int) n returning id
      )
      insert into profiles (member_id, interests) select id, array['cats'] from crowd`.execute(server.database.db);
    const long = { country: 'US', gender: 'male', last_active_at: minutesAgo(60 * 24 * 30) } as const;
    hidden = [
      await addMember(server, { ...long, photos: 1, profile: { interests: ['opera'] } }),
      await addMember(server, { ...long, age: 60, profile: wellington }),
    ];
  });

  it.each([
    ['an interest', { interests: 'opera' }, 0],
    ['a photo', { photo: 'true' }, 0],
    ['an age', { min_age: 59, max_age: 61 }, 1],
    ['a place', { distance: '10', near: '-41.29,174.78' }, 1],
  ] as const)('finds the one with %s behind thousands who were active later', async (_what, filter, which) => {
    for (const gender of [{ gender: 'male' }, {}] as const) {
      const answer = await find({ country: 'US', ...gender, ...filter });
      expect(answer).toMatchObject({ results: [{ id: hidden[which] }], numResults: 1, numOnline: 0, next: null });
    }
  });

  it('counts a thousand and no further, and goes on to pages behind that', async () => {
    const first = await find({ country: 'US', interests: 'cats' });
    expect(first).toMatchObject({ numResults: 1_000, numOnline: 0, similar: null });
    expect((await find({ country: 'US', interests: 'cats', cursor: first.next ?? '' })).results).toHaveLength(SEARCH_PAGE);
  });

  it('says which filter was widened where nobody matches', async () => {
    const answer = await find({ country: 'US', gender: 'male', min_age: 90, max_age: 99, photo: 'true' });
    expect(answer).toMatchObject({ results: [], numResults: 0, similar: null });
    const wider = await find({ country: 'US', interests: 'cats', photo: 'true' });
    expect(wider.similar).toMatchObject({ widened: 'photo' });
    expect(wider.similar?.results).toHaveLength(SEARCH_PAGE);
  });
});

describe('interests', () => {
  it('have the bits in the database that their order gives them', async () => {
    const bitOf = async (interest: string) => {
      const { rows } = await sql<{ bits: string }>`select interest_bits(array[${interest}]) as bits`.execute(server.database.db);
      return Number(rows[0]?.bits);
    };
    for (const [position, interest] of INTERESTS.entries()) expect([interest, await bitOf(interest)]).toEqual([interest, 2 ** position]);
  });
});

describe('pages', () => {
  it('neither skip nor repeat anybody, also where many were last active in the same millisecond', async () => {
    const same = minutesAgo(30);
    const made: string[] = [];
    for (let index = 0; index < SEARCH_PAGE * 2 + 5; index += 1) {
      made.push(await addMember(server, { country: 'AU', last_active_at: index % 2 === 0 ? same : minutesAgo(30 + index) }));
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find({ country: 'AU', ...(cursor === undefined ? {} : { cursor }) });
      expect(page.results.length).toBeLessThanOrEqual(SEARCH_PAGE);
      seen.push(...page.results.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(made.length);
    expect(new Set(seen)).toEqual(new Set(made));
  });

  const AROUND = { country: 'NZ', near: '-36.85,174.76' } as const;
  it.each([
    ['within a distance', { ...AROUND, gender: 'female', distance: '100' }, true],
    ['in a region', { ...AROUND, gender: 'male', countryregion: 'auckland' }, false],
  ] as const)('neither skip nor repeat anybody %s, through cities and those without one', async (_what, query, allInCities) => {
    const same = minutesAgo(30);
    const [city, suburb] = [
      { latitude: -36.848, longitude: 174.763 },
      { latitude: -36.9, longitude: 174.9 },
    ];
    const made: string[] = [];
    for (let index = 0; index < SEARCH_PAGE * 2 + 5; index += 1) {
      const place = index % 3 === 0 ? suburb : !allInCities && index % 5 === 0 ? {} : city;
      const last_active_at = index % 2 === 0 ? same : minutesAgo(30 + index);
      made.push(
        await addMember(server, { country: 'NZ', gender: query.gender, profile: { region: 'auckland', ...place }, last_active_at }),
      );
    }
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await find({ ...query, ...(cursor === undefined ? {} : { cursor }) });
      expect([page.numResults, page.numOnline]).toEqual([made.length, 0]);
      seen.push(...page.results.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toHaveLength(made.length);
    expect(new Set(seen)).toEqual(new Set(made));
  });

  it('repeat the counts of the first one', async () => {
    const first = await find({ country: 'AU' });
    await addMember(server, { country: 'AU' });
    const second = await find({ country: 'AU', cursor: first.next ?? '' });
    expect([second.numResults, second.numOnline]).toEqual([first.numResults, first.numOnline]);
    expect(second.similar).toBeNull();
  });

  it('refuses a cursor that it did not make', async () => {
    const refused = await server.visitor().call(search, { query: { cursor: 'bm90IG91cnM' } });
    expect([refused.status, refused.body]).toEqual([400, { code: 'validation_failed', fields: { cursor: 'invalid' } }]);
  });
});

describe('bad input', () => {
  it.each([
    ['ages under 18', { min_age: '17' }, 'min_age'],
    ['ages that are no number', { max_age: 'old' }, 'max_age'],
    ['an unknown gender', { gender: 'robot' }, 'gender'],
    ['a region of another country', { country: 'NL', countryregion: 'lazio' }, 'countryregion'],
    ['a region without its country', { countryregion: 'lazio' }, 'countryregion'],
    ['an unknown interest', { interests: 'hiking,robots' }, 'interests'],
    ['an interest that is empty', { interests: '' }, 'interests'],
    ['a distance that is none of the steps', { distance: '11', near: '44.49,11.34' }, 'distance'],
    ['a place that is too precise', { distance: '10', near: '44.4938,11.3426' }, 'near'],
    ['a place that is none on earth', { distance: '10', near: '91,11' }, 'near'],
    ['a forged cursor', { cursor: Buffer.from("2026-01-01' or 1=1 x").toString('base64url') }, 'cursor'],
    ['a cursor whose counts are none', { cursor: Buffer.from(`2026-01-01T00:00:00.000Z ${uuid} 24 many`).toString('base64url') }, 'cursor'],
    [
      'a cursor from before the database’s time',
      { cursor: Buffer.from(`-010000-01-01T00:00:00.000Z ${uuid} 24 0`).toString('base64url') },
      'cursor',
    ],
  ])('refuses %s and names the field', async (_what, query, field) => {
    const url = `/api/search.php?${new URLSearchParams({ ...query })}`;
    const refused = await server.visitor().raw({ method: 'GET', url });
    expect([refused.status, JSON.parse(refused.body)]).toEqual([400, { code: 'validation_failed', fields: { [field]: 'invalid' } }]);
  });

  it('refuses a distance from someone whose place is not known', async () => {
    const { client } = await somebody(server);
    for (const asking of [server.visitor(), client]) {
      const refused = await asking.call(search, { query: { distance: '10' } });
      expect([refused.status, refused.body]).toEqual([400, { code: 'validation_failed', fields: { near: 'required' } }]);
    }
  });
});

describe('who is found', () => {
  it('EN-35 leaves out a member in invisible mode until it is switched off', async () => {
    const shy = await somebody(server, { country: 'ES' });
    expect(await idsOf({ country: 'ES' })).toContain(shy.id);
    await shy.client.call(putProfile, { body: { invisible_mode: true } });
    expect(await idsOf({ country: 'ES' })).not.toContain(shy.id);
    await shy.client.call(putProfile, { body: { invisible_mode: false } });
    expect(await idsOf({ country: 'ES' })).toContain(shy.id);
  });

  it('leaves out the searcher, blocks either way, disabled and deleted members', async () => {
    const me = await somebody(server, { country: 'BE' });
    const blocked = await somebody(server, { country: 'BE' });
    const blocker = await somebody(server, { country: 'BE' });
    await addMember(server, { country: 'BE', status: 'deleted' });
    await addMember(server, { country: 'BE', profile: { disabled: true } });
    const other = await addMember(server, { country: 'BE' });
    await me.client.call(postBlock, { body: { profile: blocked.id } });
    await blocker.client.call(postBlock, { body: { profile: me.id } });
    expect(await idsOf({ country: 'BE' }, me.client)).toEqual([other]);
  });

  it('hides the search from visitors where the settings say so, and never from members', async () => {
    await setSetting(server, 'logged_out_search', 'none');
    await setSetting(server, 'logged_out_search_trafficsource', 'none');
    try {
      const hidden = await server.visitor().call(search, { query: {} });
      expect([hidden.status, hidden.body]).toEqual([403, { code: 'search_hidden' }]);
      const { client } = await somebody(server);
      expect((await client.call(search, { query: {} })).status).toBe(200);
    } finally {
      await setSetting(server, 'logged_out_search');
      await setSetting(server, 'logged_out_search_trafficsource');
    }
  });
});

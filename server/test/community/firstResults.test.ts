import { postSignup } from '@amarena/shared/contracts/account/signup';
import { getSignupMatches } from '@amarena/shared/contracts/account/signupSteps';
import { type MatchAnswers, postMatchFinder } from '@amarena/shared/contracts/people/match';
import { putProfile } from '@amarena/shared/contracts/people/profile';
import { SEARCH_PAGE, type SearchFilters, search, startingFilters } from '@amarena/shared/contracts/people/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { aForm } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, somebody } from './people.ts';

const bologna = { city: 'Bologna', region: 'emilia-romagna', latitude: 44.494, longitude: 11.343 };
const modena = { city: 'Modena', region: 'emilia-romagna', latitude: 44.647, longitude: 10.925 };
const rimini = { city: 'Rimini', region: 'emilia-romagna', latitude: 44.06, longitude: 12.57 };
const palermo = { city: 'Palermo', region: 'sicilia', latitude: 38.116, longitude: 13.361 };
const long = new Date(Date.now() - 86_400_000 * 3);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const today = () => new Date().toISOString().slice(0, 10);
const ownOf = async (client: TestClient) => (await client.call(putProfile, { body: {} })).answer().profile;

/** A member's first list: the filters that the screen starts with. */
async function firstList(client: TestClient, change: Partial<SearchFilters> = {}) {
  const {
    online: _o,
    photo: _p,
    only_real: _r,
    verified: _v,
    ...filters
  } = { ...startingFilters(await ownOf(client), null, today()), ...change };
  return (await client.call(search, { query: filters })).answer();
}

describe('Anna, 34, of Bologna, who wants to meet men', () => {
  let anna: TestClient;
  let near: Record<'bologna' | 'modena' | 'rimini', string>;
  let others: string[];

  beforeAll(async () => {
    const him = { gender: 'male', country: 'IT' } as const;
    near = {
      rimini: await addMember(server, { ...him, age: 33, profile: rimini }),
      bologna: await addMember(server, { ...him, age: 42, profile: bologna, last_active_at: long }),
      modena: await addMember(server, { ...him, age: 26, profile: { ...modena, sexuality: 'bi' } }),
    };
    others = [
      await addMember(server, { ...him, age: 25, profile: bologna }),
      await addMember(server, { ...him, age: 43, profile: bologna }),
      await addMember(server, { ...him, age: 34, profile: { ...bologna, sexuality: 'gay' } }),
      await addMember(server, { ...him, age: 34, profile: { ...bologna, seeks: 'male' } }),
      await addMember(server, { country: 'IT', gender: 'female', age: 34, profile: bologna }),
    ];
    anna = server.visitor();
    const birth = `${new Date().getUTCFullYear() - 34}-01-01`;
    await anna.call(postSignup, {
      body: aForm({ name: 'AnnaBo', seeks: 'male', orientation_consent: true, gender: 'female', date_of_birth: birth }),
    });
    await anna.call(putProfile, { body: { city: 'Bologna', region: 'emilia-romagna' } });
  });

  it('meets first who lives near, is of a fitting age and would want to meet her, the nearest first', async () => {
    const { results, numResults } = await firstList(anna);
    expect(results.map(({ id }) => id)).toEqual([near.bologna, near.modena, near.rimini]);
    expect(numResults).toBe(3);
  });

  it('is told when the list goes beyond the region, and meets nobody there who would not want her', async () => {
    const far = await addMember(server, { gender: 'male', country: 'IT', age: 34, profile: palermo });
    const unfitting = await addMember(server, { gender: 'male', country: 'IT', age: 34, profile: { ...palermo, sexuality: 'gay' } });
    const { similar } = await firstList(anna);
    const ids = similar?.results.map(({ id }) => id) ?? [];
    expect(similar?.widened).toBe('countryregion');
    expect(ids).toContain(far);
    for (const id of [unfitting, ...others]) expect(ids).not.toContain(id);
  });

  it('meets whom she wants once she changes it in her profile', async () => {
    await anna.call(putProfile, { body: { seeks: 'female' } });
    const { results } = await firstList(anna);
    expect(new Set(results.map(({ gender }) => gender))).toEqual(new Set(['female']));
    await anna.call(putProfile, { body: { seeks: 'male' } });
  });

  it('is shown men after the sign-up, none who looks for men', async () => {
    for (const profile of [{ ...bologna }, { ...bologna, sexuality: 'gay' as const }, { ...bologna, seeks: 'male' as const }])
      await addMember(server, { gender: 'male', country: 'IT', age: 35, photos: 1, profile });
    const { profiles } = (await anna.call(getSignupMatches)).answer();
    expect(profiles.map(({ gender }) => gender)).toEqual(['male']);
  });

  it('gets nobody outside the ages that she asked for, however few there are', async () => {
    const answers: MatchAnswers = { looking_for: 'open', age: 'near', evening: null, reach: null, talk: null };
    const { profiles } = (await anna.call(postMatchFinder, { body: { answers, only_real: false, everywhere: true } })).answer().round;
    expect(profiles.length).toBeGreaterThan(0);
    for (const { age } of profiles) expect(Math.abs(age - 34)).toBeLessThanOrEqual(4);
  });
});

describe('a woman who wants to meet women', () => {
  it('is shown women who may want a woman, and is shown to no one who does not', async () => {
    const inAustria = { country: 'AT', gender: 'female', age: 30 } as const;
    const open = await addMember(server, { ...inAustria, profile: { region: 'wien' } });
    const lesbian = await addMember(server, { ...inAustria, profile: { region: 'wien', sexuality: 'lesbian' } });
    const hetero = await somebody(server, { ...inAustria, profile: { region: 'wien', sexuality: 'hetero' } });
    const her = await somebody(server, { ...inAustria, profile: { region: 'wien', seeks: 'female' } });
    const ids = (await firstList(her.client)).results.map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([open, lesbian]));
    const him = await somebody(server, { ...inAustria, gender: 'male', profile: { region: 'wien' } });
    expect((await firstList(him.client)).results.map(({ id }) => id)).not.toContain(her.id);
    expect((await firstList(hetero.client)).results.map(({ id }) => id)).toEqual([him.id]);
  });
});

describe('the nearest first', () => {
  it('neither skips nor repeats anybody over pages, and puts those without a place last', async () => {
    const made: string[] = [];
    for (let index = 0; index < SEARCH_PAGE * 2 + 3; index += 1) {
      const place = index % 5 === 0 ? {} : { latitude: 48.2 + (index % 7) / 50, longitude: 16.37 };
      made.push(await addMember(server, { country: 'DE', profile: { region: 'bayern', ...place } }));
    }
    const me = await somebody(server, {
      country: 'DE',
      profile: { region: 'bayern', latitude: 48.2, longitude: 16.37, invisible_mode: true },
    });
    const seen: { id: string; distance: number | null }[] = [];
    let cursor: string | undefined;
    do {
      const query = { country: 'DE', countryregion: 'bayern', ...(cursor === undefined ? {} : { cursor }) } as const;
      const page = (await me.client.call(search, { query })).answer();
      seen.push(...page.results);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    const distances = seen.map(({ distance }) => distance ?? 100_000);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });
});

import { calendarDate } from '@amarena/shared/contracts/account/validation';
import { getProfile, putProfile } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The calendar date of someone's eighteenth birthday, today in their zone. */
const eighteenToday = (timeZone: string): string => {
  const today = calendarDate(new Date(), timeZone);
  return `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
};
const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

describe('changes of the own profile', () => {
  it('OP-01 keep every attribute that a member can say', async () => {
    const { client } = await somebody(server);
    const said = {
      gender: 'male',
      date_of_birth: '1985-02-28',
      country: 'DE',
      region: 'bayern',
      city: 'München',
      sexuality: 'bi',
      hair_color: 'dark_blond',
      eye_color: 'hazel',
      relationship_status: 'widowed',
      body_type: 'slim',
      about_me: 'Leggo molto e cucino volentieri.',
      interests: ['wine', 'hiking', 'coffee'],
      invisible_mode: true,
    } as const;
    const body = { ...said, interests: [...said.interests] };
    expect((await client.call(putProfile, { body })).answer().profile).toMatchObject(said);
  });

  it('keep since when a member consents to the use of whom they want to meet, until the last word of it is taken back', async () => {
    const { client, id } = await somebody(server);
    const consent = async () =>
      (
        await server.database.db
          .selectFrom('profiles')
          .select('orientation_consented_at as at')
          .where('member_id', '=', id)
          .executeTakeFirstOrThrow()
      ).at;
    await client.call(putProfile, { body: { seeks: 'both' } });
    const first = await consent();
    expect(first).toBeInstanceOf(Date);
    await client.call(putProfile, { body: { sexuality: 'bi' } });
    await client.call(putProfile, { body: { seeks: null } });
    expect(await consent()).toEqual(first);
    await client.call(putProfile, { body: { sexuality: null } });
    expect(await consent()).toBeNull();
  });

  it('OP-04 EN-35 leave an invisible member out of the search, and let them back in', async () => {
    const hidden = await somebody(server, { gender: 'female', country: 'AU' });
    const viewer = await somebody(server, { gender: 'male', country: 'AU' });
    const found = async () =>
      (await viewer.client.call(search, { query: { country: 'AU', gender: 'female' } })).answer().results.map(({ id }) => id);
    await hidden.client.call(putProfile, { body: { invisible_mode: true } });
    expect(await found()).not.toContain(hidden.id);
    await hidden.client.call(putProfile, { body: { invisible_mode: false } });
    expect(await found()).toContain(hidden.id);
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles'])('take a date of birth by the calendar of %s', async (time_zone) => {
    const { client } = await somebody(server, { time_zone });
    const birth = eighteenToday(time_zone);
    expect((await client.call(putProfile, { body: { date_of_birth: birth } })).answer().profile.date_of_birth).toBe(birth);
    const { body } = await client.call(putProfile, { body: { date_of_birth: dayAfter(birth) } });
    expect(body).toEqual({ code: 'validation_failed', fields: { date_of_birth: 'date_of_birth_too_young' } });
  });

  it.each([
    ['2023-02-29', 'date_of_birth_invalid'],
    ['ieri', 'date_of_birth_invalid'],
    ['1850-01-01', 'date_of_birth_year'],
  ])('refuse the date of birth %s as %s', async (date_of_birth, problem) => {
    const { client } = await somebody(server);
    const { body } = await client.call(putProfile, { body: { date_of_birth } });
    expect(body).toEqual({ code: 'validation_failed', fields: { date_of_birth: problem } });
  });

  it('measure the text as people count', async () => {
    const { client } = await somebody(server);
    const family = '👨‍👩‍👧‍👦';
    const refused = { code: 'validation_failed', fields: { about_me: 'invalid' } };
    expect((await client.call(putProfile, { body: { about_me: family.repeat(19) } })).body).toEqual(refused);
    expect((await client.call(putProfile, { body: { about_me: family.repeat(1_001) } })).body).toEqual(refused);
    expect((await client.call(putProfile, { body: { about_me: family.repeat(1_000) } })).status).toBe(200);
    expect((await client.call(putProfile, { body: { about_me: null } })).answer().profile.about_me).toBeNull();
  });

  it('name every wrong field and write none', async () => {
    const { client } = await somebody(server, { profile: { eye_color: 'green' } });
    const { body } = await client.call(putProfile, { body: { region: 'bayern', date_of_birth: '2023-02-30', eye_color: 'blue' } });
    expect(body).toEqual({ code: 'validation_failed', fields: { region: 'invalid', date_of_birth: 'date_of_birth_invalid' } });
    expect((await client.call(putProfile, { body: {} })).answer().profile.eye_color).toBe('green');
  });

  it('keep an interest once and at most fifteen', async () => {
    const { client } = await somebody(server);
    const { profile } = (await client.call(putProfile, { body: { interests: ['wine', 'wine', 'coffee'] } })).answer();
    expect(profile.interests).toEqual(['wine', 'coffee']);
  });

  it('are seen by others as an age, never as a date', async () => {
    const { id, client } = await somebody(server);
    await client.call(putProfile, { body: { date_of_birth: '1980-06-01' } });
    const { profile } = (await server.visitor().call(getProfile, { query: { id } })).answer();
    expect(JSON.stringify(profile)).not.toContain('1980');
  });
});

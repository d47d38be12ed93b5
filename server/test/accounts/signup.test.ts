import { randomUUID } from 'node:crypto';
import { getNameFree, postSignup } from '@amarena/shared/contracts/account/signup';
import { putTerms } from '@amarena/shared/contracts/account/terms';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { calendarDate } from '@amarena/shared/contracts/account/validation';
import { MIN_AGE } from '@amarena/shared/contracts/people/age';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { aForm, linkIn, mailsTo, pressLink, signUp, trySignUp } from '../support/people.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const DAY = 86_400_000;

describe('sign-up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const isFree = async (name: string) => (await server.visitor().call(getNameFree, { query: { name } })).answer().free;

  it('API-40 creates the account with its tracking and logs it in', async () => {
    const client = server.visitor();
    const form = aForm({ tracking: { network: 'partner', sub1: 'a' } });
    expect((await client.call(postSignup, { body: form })).status).toBe(200);
    const { user } = (await client.call(getUser)).answer();
    expect(user?.profile.name).toBe(form.name);
    const { tracking } = await server.database.db
      .selectFrom('members')
      .select('tracking')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect(tracking).toEqual({ network: 'partner', sub1: 'a' });
  });

  it('keeps whom a newcomer wants to meet only with their consent', async () => {
    const kept = async (consent: { orientation_consent?: boolean }) => {
      const { id } = await signUp(server, { seeks: 'male', ...consent });
      const row = server.database.db.selectFrom('profiles').select(['seeks', 'orientation_consented_at as at']).where('member_id', '=', id);
      const { seeks, at } = await row.executeTakeFirstOrThrow();
      return [seeks, at !== null];
    };
    expect(await kept({ orientation_consent: true })).toEqual(['male', true]);
    expect(await kept({})).toEqual([null, false]);
  });

  it('VA-21 takes a name of two words, and none that speaks for the site, mixes alphabets or is an address', async () => {
    expect((await trySignUp(server, { name: 'Maria Luisa' })).answer().user.profile.name).toBe('Maria Luisa');
    for (const [name, problem] of [
      ['Amarena', 'name_reserved'],
      ['Аdmin', 'name_mixed'],
      ['www.evil-site.com', 'name_address'],
      ['....', 'name_characters'],
    ] as const) {
      const refused = await trySignUp(server, { name });
      expect([refused.status, refused.body]).toEqual([400, { code: 'validation_failed', fields: { name: problem } }]);
      expect(await isFree(name)).toBe(false);
    }
  });

  it('gives an id that tells nobody when the account was made', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    for (const { id } of [one, other]) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(one.id.slice(0, 8)).not.toBe(other.id.slice(0, 8));
  });

  it('EN-02 EN-03 EN-12 starts unconfirmed, unpaid and now', async () => {
    const client = server.visitor();
    const { user } = (await client.call(postSignup, { body: aForm() })).answer();
    expect(user).toMatchObject({ status: 'not_confirmed', paid_user: false });
    expect(Math.abs(Date.parse(user.signup_date) - server.platform.now().getTime())).toBeLessThan(10_000);
  });

  it('EN-70 starts with as many credits as the setting says', async () => {
    expect((await (await signUp(server)).client.call(getUser)).answer().user?.credits).toBe(0);
    await setSetting(server, 'signup_credits', 7);
    expect((await (await signUp(server)).client.call(getUser)).answer().user?.credits).toBe(7);
    await setSetting(server, 'signup_credits', 0);
  });

  it('SU-09 sends one activation mail, in the language of the sign-up', async () => {
    const { email } = await signUp(server, { language: 'de' });
    const mails = await mailsTo(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Bestätige deine E-Mail-Adresse']);
  });

  it.each([
    ['e-mail', { email: 'not an address' }, { email: 'email_invalid' }],
    ['no e-mail', { email: '' }, { email: 'email_missing' }],
    ['name equal to the e-mail', { email: 'same@example.test', name: 'same@example.test' }, { name: 'name_is_email' }],
    ['name with a leading @', { name: '@someone' }, { name: 'name_starts_with_at' }],
    [
      'age under 18',
      { date_of_birth: new Date(Date.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10) },
      { date_of_birth: 'date_of_birth_too_young' },
    ],
    ['short password', { password: 'short' }, { password: 'password_length' }],
  ])('VA-21 refuses a bad sign-up: %s', async (_what, change, fields) => {
    const refused = await trySignUp(server, change);
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ code: 'validation_failed', fields });
  });

  it('VA-03 VA-21 takes today’s eighteenth birthday in Auckland, while it is tomorrow’s in Los Angeles', async () => {
    // At noon in Greenwich it is one o'clock on the next day there, and four in the morning here.
    server.pass(DAY - ((server.platform.now().getTime() - DAY / 2) % DAY));
    const today = calendarDate(server.platform.now(), 'Pacific/Auckland');
    const date_of_birth = `${Number(today.slice(0, 4)) - MIN_AGE}${today.slice(4)}`;
    const from = async (time_zone: string) => (await trySignUp(server, { date_of_birth, time_zone })).status;
    expect([await from('Pacific/Auckland'), await from('America/Los_Angeles')]).toEqual([200, 400]);
  });

  it('VA-21 counts the age in the time zone of the member', async () => {
    const now = server.platform.now();
    const eighteenTomorrow = new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + 1))
      .toISOString()
      .slice(0, 10);
    const far = await trySignUp(server, { date_of_birth: eighteenTomorrow, time_zone: 'Etc/GMT+12' });
    expect(far.status).toBe(400);
    const unknown = await trySignUp(server, { date_of_birth: eighteenTomorrow, time_zone: 'Mars/Base' });
    expect(unknown.status).toBe(400);
  });

  it('refuses an address and a name that are taken, without regard to case', async () => {
    const { email } = await signUp(server, { name: 'Chiara_91' });
    const again = await trySignUp(server, { email: email.toUpperCase() });
    expect([again.status, again.body]).toEqual([409, { code: 'email_in_use' }]);
    const sameName = await trySignUp(server, { name: 'chiara_91' });
    expect(sameName.body).toEqual({ code: 'validation_failed', fields: { name: 'name_taken' } });
    expect(await isFree('CHIARA_91')).toBe(false);
    expect(await isFree('Chiara_92')).toBe(true);
  });

  it('gives nobody a name that looks like another member’s', async () => {
    for (const name of ['Giulia_Vera', 'Lucia_10', 'Bernardo_V', 'Capa_Nova']) await signUp(server, { name });
    const taken = async (name: string) => (await trySignUp(server, { name })).body;
    for (const name of ['GiuIia_Vera', 'Giu1ia_Vera', 'Lucia_lO', 'Bemardo_V', 'Сара_Nova'.replace('_Nova', '_Nоvа')]) {
      const refused = await taken(name);
      expect([name, refused]).toEqual([
        name,
        { code: 'validation_failed', fields: { name: expect.stringMatching(/^name_(taken|mixed)$/) } },
      ]);
    }
    expect(await isFree('GiuIia_Vera')).toBe(false);
    for (const name of ['Ilaria_Vera', 'Lilaria_Vera', 'Giulía_Vera', 'Lucia_11']) expect([name, await isFree(name)]).toEqual([name, true]);
  });

  it('gives a name to one member, however its marks are spelled', async () => {
    const [letters, marks] = ['Renée_91', 'Renée_91'.normalize('NFD')];
    await signUp(server, { name: marks });
    expect(await isFree(letters)).toBe(false);
    for (const name of [letters, marks]) {
      const same = await trySignUp(server, { name });
      expect(same.body).toEqual({ code: 'validation_failed', fields: { name: 'name_taken' } });
    }
  });

  it('SGN-07 refuses registration where the setting does not allow it', async () => {
    await setSetting(server, 'signups', 'none');
    const refused = await trySignUp(server);
    expect([refused.status, refused.body]).toEqual([403, { code: 'signup_disabled' }]);
    await setSetting(server, 'signups', 'with_trafficsource');
    expect((await trySignUp(server)).status).toBe(403);
    expect((await trySignUp(server, { tracking: { network: 'partner' } })).status).toBe(200);
    await setSetting(server, 'signups', 'all');
  });

  it('SGN-02 opens by a link of a partner also to a browser that asks not to be followed, and keeps nothing of it', async () => {
    await setSetting(server, 'signups', 'with_trafficsource');
    const kept = async (headers: Record<string, string>) => {
      const body = aForm({ tracking: { network: 'partner' } });
      const { status } = await server.visitor().raw({
        method: 'POST',
        url: postSignup.path,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      });
      const member = server.database.db.selectFrom('members').select('tracking').where('email', '=', body.email);
      return [status, (await member.executeTakeFirst())?.tracking];
    };
    expect(await kept({ 'sec-gpc': '1' })).toEqual([200, {}]);
    expect(await kept({})).toEqual([200, { network: 'partner' }]);
    await setSetting(server, 'signups', 'all');
  });

  it('API-05 creates one account and logs in both times where the first answer was lost', async () => {
    const key = randomUUID();
    const body = aForm();
    const first = (await server.visitor().call(postSignup, { body, key })).answer();
    const later = server.visitor();
    expect((await later.call(postSignup, { body, key })).answer()).toEqual(first);
    expect((await later.call(getUser)).answer().user?.id).toBe(first.user.id);
    expect(await mailsTo(server, body.email)).toHaveLength(1);
  });

  it('API-05 SU-01 makes one account of five same sign-ups at once, and logs in all of them', async () => {
    const [body, key] = [aForm(), crypto.randomUUID()];
    const visitor = server.visitor();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.call(postSignup, { body, key })));
    const ids = new Set(answers.filter(({ status }) => status === 200).map((each) => each.answer().user.id));
    expect(ids.size).toBe(1);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await mailsTo(server, body.email)).toHaveLength(1);
  });

  it('makes one account of fifty that want one name at once', async () => {
    const name = 'una_sola';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => trySignUp(server, { name: Math.random() < 0.5 ? name : 'UNA_Sola' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refusals).toEqual(Array(49).fill({ code: 'validation_failed', fields: { name: 'name_taken' } }));
  });

  it('makes one account of ten look-alike names at once', async () => {
    const alike = [
      'Ilaria_Bo',
      'llaria_Bo',
      '1laria_Bo',
      'Ilaria_B0',
      'llaria_B0',
      '1laria_B0',
      'Ilaria_BO',
      'llaria_BO',
      '1laria_BO',
      'Ilaria_bO',
    ];
    const answers = await Promise.all(alike.map((name) => trySignUp(server, { name })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refusals).toEqual(Array(alike.length - 1).fill({ code: 'validation_failed', fields: { name: 'name_taken' } }));
  });

  it('asks only members who signed up earlier to accept changed terms, once, and says what changed', async () => {
    const [before, silent] = [await signUp(server), await signUp(server, { language: 'de' })];
    server.pass(DAY);
    const changes = Object.fromEntries(LANGUAGES.map((language) => [language, `Il prezzo dei regali\n${language}`]));
    const since = '2030-01-01T00:00:00.000Z';
    await setSetting(server, 'terms_change', { published: server.platform.now().toISOString(), since, changes });
    const asked = async ({ client }: { client: TestClient }) => (await client.call(getUser)).answer().user?.terms;
    expect(await asked(before)).toEqual({ since, changes: 'Il prezzo dei regali\nit' });
    expect(await asked(silent)).toEqual({ since, changes: 'Il prezzo dei regali\nde' });
    expect(await asked(await signUp(server))).toBeNull();
    const other = await before.client.call(putTerms, { body: { since: '2029-01-01T00:00:00.000Z' } });
    expect([other.status, other.body]).toEqual([404, { code: 'not_found' }]);
    expect((await before.client.call(putTerms, { body: { since } })).answer().user.terms).toBeNull();
    expect([await asked(before), (await asked(silent))?.since]).toEqual([null, since]);
    const later = '2031-01-01T00:00:00.000Z';
    await setSetting(server, 'terms_change', {
      published: new Date(server.platform.now().getTime() + 1).toISOString(),
      since: later,
      changes,
    });
    expect((await asked(before))?.since).toBe(later);
  });

  it('API-41 ACC-01 ACC-02 VA-18 makes the account active by the mailed link, once', async () => {
    const { email, client } = await signUp(server);
    const link = linkIn((await mailsTo(server, email))[0]);
    expect(await pressLink(server.visitor(), link)).toBe('/activate/done');
    expect((await client.call(getUser)).answer().user?.status).toBe('active');
    server.pass(11 * 60_000);
    expect(await pressLink(server.visitor(), link)).toBe('/activate/error?why=used');
  });

  it('API-41 ACC-03 VA-17 sends a wrong link to the error page', async () => {
    const wrong = await server.visitor().raw({ method: 'GET', url: '/api/activate.php?token=wrong' });
    expect([wrong.status, wrong.headers.location]).toEqual([302, '/activate/error']);
  });

  it('ACC-03 VA-16 VA-18 sends a link older than 7 days to the error page', async () => {
    const { email } = await signUp(server);
    const link = linkIn((await mailsTo(server, email))[0]);
    server.pass(7 * 86_400_000 + 1);
    expect(await pressLink(server.visitor(), link)).toBe('/activate/error');
  });

  it('AC-04 leads from the mailed link to the member whose page one signed up from, while that member is there', async () => {
    const [origin, gone] = [await signUp(server), await signUp(server)];
    const { db } = server.platform;
    await db.updateTable('members').set({ status: 'active' }).where('id', '=', origin.id).execute();
    const led = async (profile: string) => {
      const { email } = await signUp(server, { profile });
      return pressLink(server.visitor(), linkIn((await mailsTo(server, email))[0]));
    };
    expect(await led(origin.id)).toBe(`/activate/done?profile=${origin.id}`);
    expect(await led(gone.id)).toBe('/activate/done');
  });

  it('ACC-04 keeps the profile disabled until the account is active', async () => {
    const { id, email, client } = await signUp(server);
    expect((await client.call(getUser)).answer().user?.profile.status).toBe('disabled');
    expect((await server.visitor().call(getProfile, { query: { id } })).body).toEqual({ code: 'profile_disabled' });
    await pressLink(server.visitor(), linkIn((await mailsTo(server, email))[0]));
    expect((await client.call(getUser)).answer().user?.profile.status).toBe('active');
    expect((await server.visitor().call(getProfile, { query: { id } })).status).toBe(200);
  });
});

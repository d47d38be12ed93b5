import {
  getPasskeys,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
} from '@amarena/shared/contracts/account/passkeys';
import { getResetPasskeys, postResetPassword, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, type NewMember, signUp, signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { type Authenticator, anAuthenticator } from './authenticator.ts';

const DAY = 86_400_000;
const STRONG = 'sedia lampione vento 7';
const origin = 'http://localhost:8080';

describe('passkeys at the reset of a password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { PUBLIC_URL: origin } });
  });
  afterAll(() => server.close());

  async function add({ client, password }: NewMember, name: string): Promise<Authenticator> {
    const device = anAuthenticator();
    const { options } = (await client.call(postPasskeyOptions, { body: { password } })).answer();
    const passkey = device.create({ challenge: options.challenge, origin }, options.user.id);
    (await client.call(postPasskey, { body: { passkey, name } })).answer();
    return device;
  }
  async function logIn(device: Authenticator) {
    const client = server.visitor();
    const { challenge } = (await client.call(postPasskeyChallenge, { body: {} })).answer().options;
    return client.call(postPasskeyLogin, { body: { passkey: device.answer({ challenge, origin }) } });
  }
  async function resetMail({ email }: NewMember) {
    await server.visitor().call(postResetPassword, { body: { email } });
    const mail = (await mailsTo(server, email)).find(({ subject }) => subject === 'La tua nuova password');
    return { text: mail?.text ?? '', token: new URL(linkIn(mail), origin).searchParams.get('token') ?? '' };
  }
  const reset = (token: string, remove_passkeys?: string[]) =>
    server.visitor().call(putResetPassword, { body: { token, password: STRONG, ...(remove_passkeys && { remove_passkeys }) } });
  const listAt = async (token: string) => (await server.visitor().call(getResetPasskeys, { query: { token } })).answer().passkeys;
  /** Has an old phone's passkey, and a thief's from yesterday. */
  async function aVictim(joins = signUpActive) {
    const member = await joins(server);
    const phone = await add(member, 'Telefono di casa');
    server.pass(8 * DAY);
    const thief = await add(member, 'Chiave del ladro');
    server.pass(DAY);
    return { member, phone, thief };
  }

  it('takes those of the last seven days away, unless told otherwise, and leaves the older ones', async () => {
    const { member, phone, thief } = await aVictim();
    expect((await reset((await resetMail(member)).token)).status).toBe(204);
    expect([(await logIn(phone)).status, (await logIn(thief)).status]).toEqual([200, 401]);
  });

  it('all go where nobody had confirmed the address: who added them need not be who reads its mail', async () => {
    const { member, phone, thief } = await aVictim(signUp);
    expect((await reset((await resetMail(member)).token, [])).status).toBe(204);
    expect([(await logIn(phone)).status, (await logIn(thief)).status]).toEqual([401, 401]);
  });

  it('lists them in the mail and at the link, with the young ones marked, and takes away those that are named', async () => {
    const { member, phone, thief } = await aVictim();
    const { text, token } = await resetMail(member);
    expect(text).toContain('Chiave del ladro e Telefono di casa');
    const listed = await listAt(token);
    expect(listed).toMatchObject([
      { name: 'Chiave del ladro', young: true },
      { name: 'Telefono di casa', young: false },
    ]);
    const old = listed[1]?.id ?? '';
    expect((await reset(token, [old])).status).toBe(204);
    expect([(await logIn(phone)).status, (await logIn(thief)).status]).toEqual([401, 200]);
    const changed = (await mailsTo(server, member.email)).find(({ subject }) => subject === 'La tua password è cambiata');
    expect(changed?.text).toContain('Queste passkey aprono ancora il tuo account: Chiave del ladro.');
  });

  it('takes none away that another account has', async () => {
    const [member, other] = [await signUpActive(server), await signUpActive(server)];
    const device = await add(other, 'Telefono');
    const foreign = (await other.client.call(getPasskeys)).answer().passkeys[0]?.id ?? '';
    expect((await reset((await resetMail(member)).token, [foreign])).status).toBe(204);
    expect((await logIn(device)).status).toBe(200);
  });

  it('tells nothing without a link that works', async () => {
    const member = await signUpActive(server);
    const { token } = await resetMail(member);
    expect(await listAt(token)).toEqual([]);
    await reset(token);
    for (const wrong of [token, 'nobody-made-this']) {
      const refused = await server.visitor().call(getResetPasskeys, { query: { token: wrong } });
      expect([refused.status, refused.body]).toEqual([410, { code: 'link_invalid' }]);
    }
  });
});

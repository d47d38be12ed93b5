import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { postMailChange, putMailChange } from '@amarena/shared/contracts/account/mailChange';
import { getNotifications } from '@amarena/shared/contracts/account/notifications';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, type NewMember, pressLink, signUp, signUpActive, trySignUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;

describe('links in mails', () => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const newestLink = async (email: string) => linkIn((await mailsTo(server, email))[0]);
  const statusOf = async ({ client }: NewMember) => (await client.call(getUser)).answer().user?.status;
  const logIn = ({ email, password }: NewMember) => server.visitor().call(postUser, { body: { email, password } });
  const addressOf = async ({ client }: NewMember) => (await client.call(getNotifications)).answer().email;

  /** Acts like a mail scanner: sends a HEAD request for every link, then a GET. */
  async function scan(url: string): Promise<void> {
    const scanner = server.visitor();
    for (const method of ['HEAD', 'GET', 'HEAD'] as const) await server.server.inject({ method, url });
    await scanner.raw({ method: 'GET', url });
  }

  async function changeOf(member: NewMember): Promise<{ email: string; link: string }> {
    const email = `changed${++made}@example.test`;
    await member.client.call(postMailChange, { body: { email, password: member.password } });
    return { email, link: await newestLink(email) };
  }
  const post = (kind: string, link: string) =>
    server.visitor().raw({
      method: 'POST',
      url: '/api/mailed-link.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams({ kind, token: new URLSearchParams(link.split('?')[1]).get('token') ?? '' })}`,
    });

  it('a mail scanner cannot bring a deleted account back', async () => {
    const member = await signUpActive(server);
    await member.client.call(deleteUser, { body: { password: member.password } });
    const link = await newestLink(member.email);
    await scan(link);
    expect((await logIn(member)).status).toBe(410);
    expect(await pressLink(server.visitor(), link)).toBe('/login?reactivated=true');
    expect((await logIn(member)).status).toBe(200);
  });

  it('a mail scanner cannot confirm an address that nobody confirmed', async () => {
    const member = await signUp(server);
    const link = await newestLink(member.email);
    await scan(link);
    expect(await statusOf(member)).toBe('not_confirmed');
    expect(await pressLink(server.visitor(), link)).toBe('/activate/done');
    expect(await statusOf(member)).toBe('active');
  });

  it('a mail scanner can neither change an address nor take the change back', async () => {
    const member = await signUpActive(server);
    const { email, link } = await changeOf(member);
    await scan(link);
    expect(await addressOf(member)).toBe(member.email);
    expect((await post('mail_change', link)).status).toBe(200);
    expect(await addressOf(member)).toBe(email);
    await scan(await newestLink(member.email));
    expect(await addressOf(member)).toBe(email);
  });

  it('a second tap within minutes gets the answer of the first, also at once', async () => {
    const member = await signUp(server);
    const activation = await newestLink(member.email);
    const taps = await Promise.all([post('activation', activation), post('activation', activation)]);
    expect(taps.map(({ headers }) => headers.location)).toEqual(['/activate/done', '/activate/done']);
    expect(await pressLink(server.visitor(), activation)).toBe('/activate/done');
    const { link, email } = await changeOf(member);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const use = () => server.visitor().call(putMailChange, { body: { token } });
    expect([(await use()).answer(), (await use()).answer()]).toEqual(Array(2).fill({ email, undone: false }));
    await member.client.call(deleteUser, { body: { password: member.password } });
    const back = await newestLink(email);
    await pressLink(server.visitor(), back);
    expect(await pressLink(server.visitor(), back)).toBe('/login?reactivated=true');
  });

  it('a used link says so after some minutes', async () => {
    const member = await signUp(server);
    const link = await newestLink(member.email);
    await pressLink(server.visitor(), link);
    server.pass(11 * MINUTE);
    expect(await pressLink(server.visitor(), link)).toBe('/activate/error?why=used');
    expect((await post('activation', link)).headers.location).toBe('/activate/error?why=used');
  });

  it('a link for one thing does nothing else', async () => {
    const member = await signUp(server);
    const link = await newestLink(member.email);
    expect((await post('reactivation', link)).headers.location).toBe('/account-deleted?link=ended');
    expect((await post('mail_change', link)).status).toBe(410);
    expect((await post('nonsense', link)).status).toBe(410);
    expect(await statusOf(member)).toBe('not_confirmed');
  });

  it('a refused press leaves its link as it was: it works once its cause is gone', async () => {
    const [member, other] = [await signUpActive(server), server.visitor()];
    const { email, link } = await changeOf(member);
    const squatter = await signUp(server, { email }, other);
    expect((await post('mail_change', link)).status).toBe(410);
    expect((await post('mail_change', (await changeOf(squatter)).link)).status).toBe(200);
    expect((await post('mail_change', link)).status).toBe(200);
    expect(await addressOf(member)).toBe(email);
  });

  describe('for an address that a stranger signed up with and did not confirm', () => {
    const offer = (mails: Awaited<ReturnType<typeof mailsTo>>) => mails.filter(({ text }) => text.includes('/api/release.php'));
    const tryAgain = async (email: string) => (await trySignUp(server, { email: email.toUpperCase(), language: 'de' })).body;

    it('frees it at once for the owner of the mailbox, and logs the stranger out', async () => {
      const stranger = await signUp(server);
      expect(await tryAgain(stranger.email)).toEqual({ code: 'email_in_use' });
      const [mail] = offer(await mailsTo(server, stranger.email));
      await scan(linkIn(mail));
      expect((await stranger.client.call(getUser)).answer().user?.id).toBe(stranger.id);
      const activation = linkIn((await mailsTo(server, stranger.email)).find(({ text }) => text.includes('/api/activate.php')));
      expect(await pressLink(server.visitor(), linkIn(mail))).toBe('/signup');
      expect((await stranger.client.call(getUser)).answer().user).toBeNull();
      expect((await logIn(stranger)).status).toBe(401);
      expect(await pressLink(server.visitor(), activation)).toBe('/activate/error');
      expect((await server.visitor().raw({ method: 'GET', url: linkIn(mail) })).status).toBe(410);
      expect((await post('release', linkIn(mail))).status).toBe(410);
      const owner = await signUpActive(server, { email: stranger.email });
      expect((await owner.client.call(getUser)).answer().user?.status).toBe('active');
    });

    it('takes nothing from who confirmed it meanwhile, and offers nothing for a confirmed address', async () => {
      const member = await signUp(server);
      await tryAgain(member.email);
      const [mail] = offer(await mailsTo(server, member.email));
      await pressLink(member.client, linkIn((await mailsTo(server, member.email)).find(({ text }) => text.includes('/api/activate.php'))));
      expect((await post('release', linkIn(mail))).status).toBe(410);
      expect(await statusOf(member)).toBe('active');
      await tryAgain(member.email);
      expect(offer(await mailsTo(server, member.email))).toHaveLength(1);
    });

    it('is offered five times a day at most', async () => {
      const { email } = await signUp(server);
      for (let time = 1; time <= 7; time++) await tryAgain(email);
      expect(offer(await mailsTo(server, email))).toHaveLength(5);
    });
  });

  it('has a page with a button in seven languages, which needs no script', async () => {
    for (const language of LANGUAGES) {
      const { email } = await signUp(server, { language });
      const page = await server.visitor().raw({ method: 'GET', url: await newestLink(email) });
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toMatch(/<button>[^<]+<\/button>/);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

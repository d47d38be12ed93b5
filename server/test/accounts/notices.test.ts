import { getNotifications, type NoticeChoice, type NoticeKind, putNotifications } from '@amarena/shared/contracts/account/notifications';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { postVisit } from '@amarena/shared/contracts/people/visits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAIL_EVENTS_PATH, SIGNATURE_HEADER, signatureOf } from '../../src/domains/notices/mailEvents.ts';
import { aPerson, type Person, send } from '../chats/support/people.ts';
import { mailsTo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = 'a secret of the mail service, long enough';

describe('notices by mail', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { MAIL_WEBHOOK_SECRET: SECRET } });
  });
  afterAll(() => server.close());

  const inbox = async ({ name }: Person) => mailsTo(server, `${name}@example.test`);
  const subjects = async (person: Person) => (await inbox(person)).map(({ subject }) => subject);
  const later = async (time: number) => {
    server.pass(time);
    await server.heartbeats.settle();
    await server.services.notices.sendDue(server.platform.db, server.platform.now());
  };
  const choose = (person: Person, notices: Partial<Record<NoticeKind, NoticeChoice>>) =>
    person.client.call(putNotifications, { body: { notices } });
  const write = (from: Person, to: Person) => send(from, { profile: to.id });
  const report = (body: string, signature = signatureOf(body, SECRET)) =>
    server.visitor().raw({
      method: 'POST',
      url: MAIL_EVENTS_PATH,
      payload: body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    });

  it('API-79 NT-01 keeps what is chosen, and the address and the reasons come along', async () => {
    const person = await aPerson(server);
    expect((await person.client.call(getNotifications)).answer()).toEqual({
      email: `${person.name}@example.test`,
      password_changed_at: null,
      notices: {
        messages: { email: true, push: true, rhythm: 'at_once' },
        likes: { email: false, push: true, rhythm: 'hourly' },
        visits: { email: false, push: false, rhythm: 'daily' },
        people: { email: false, push: false, rhythm: 'weekly' },
      },
      disabled: [],
    });
    await choose(person, { likes: { email: true, push: false, rhythm: 'weekly' } });
    const { notices } = (await person.client.call(getNotifications)).answer();
    expect(notices.likes).toEqual({ email: true, push: false, rhythm: 'weekly' });
    expect(notices.messages).toEqual({ email: true, push: true, rhythm: 'at_once' });
  });

  it('tells of several messages in one mail, without names, once the member is away', async () => {
    const [person, friend] = [await aPerson(server), await aPerson(server)];
    await write(friend, person);
    await write(friend, person);
    expect(await subjects(person)).toEqual([]);
    await later(6 * MINUTE);
    const [mail, ...others] = await inbox(person);
    expect([mail?.subject, others]).toEqual(['Hai un nuovo messaggio', []]);
    expect(mail?.text).toMatch(/2 messaggi non letti/);
    expect(mail?.text).not.toContain(friend.name);
  });

  it('says how many come from fictional profiles', async () => {
    const [person, invented] = [await aPerson(server), await aPerson(server, { fictional: true })];
    await write(invented, person);
    await later(6 * MINUTE);
    expect((await inbox(person))[0]?.text).toMatch(/1 messaggio non letto, di cui 1 da un profilo fittizio/);
  });

  it('sends nothing to a member who is on the site, has read it, or wants no mail', async () => {
    const [here, off, friend] = [await aPerson(server), await aPerson(server), await aPerson(server)];
    await choose(off, { messages: { email: false, push: true, rhythm: 'at_once' } });
    await write(friend, here);
    await write(friend, off);
    await later(4 * MINUTE);
    await here.client.call(getUser);
    await later(2 * MINUTE);
    expect([await subjects(here), await subjects(off)]).toEqual([[], []]);
    await later(4 * MINUTE);
    expect(await subjects(here)).toHaveLength(1);
  });

  it('keeps to the rhythm: an hour between two mails', async () => {
    const [person, friend] = [await aPerson(server), await aPerson(server)];
    await choose(person, { messages: { email: true, push: true, rhythm: 'hourly' } });
    await write(friend, person);
    await later(6 * MINUTE);
    await write(friend, person);
    await later(30 * MINUTE);
    expect(await subjects(person)).toHaveLength(1);
    await later(31 * MINUTE);
    expect(await subjects(person)).toHaveLength(2);
  });

  it('tells of likes and visits where that is chosen, and not of those whom one has blocked', async () => {
    const [person, friend, foe] = [await aPerson(server), await aPerson(server), await aPerson(server)];
    const at_once = { email: true, push: true, rhythm: 'at_once' } as const;
    await choose(person, { likes: at_once, visits: at_once });
    for (const other of [friend, foe]) {
      await other.client.call(postLike, { body: { profile: person.id } });
      server.pass(2 * MINUTE);
      await other.client.call(postVisit, { body: { profile: person.id } });
    }
    await person.client.call(postBlock, { body: { profile: foe.id } });
    await later(10 * MINUTE);
    const texts = (await inbox(person)).map(({ text }) => text).join('\n');
    expect(texts).toMatch(/1 like nuovo/);
    expect(texts).not.toMatch(/2 like/);
    // The link opens the pop-up of this like.
    expect(texts).toContain(`/likes?like=${friend.id}`);
  });

  it('tells of new people whom one may like to meet, once a day, and nobody who did not ask for it', async () => {
    const [person, indifferent] = [await aPerson(server), await aPerson(server)];
    const { db } = server.platform;
    const country = { country: 'NZ' } as const;
    await db.updateTable('members').set(country).where('id', 'in', [person.id, indifferent.id]).execute();
    await db.insertInto('profiles').values({ member_id: person.id, sexuality: 'hetero' }).execute();
    await choose(person, { people: { email: true, push: false, rhythm: 'daily' } });
    const newcomer = async (gender: 'male' | 'female', change: { fictional?: boolean; status?: 'not_confirmed' } = {}) => {
      const { id } = await aPerson(server);
      await db
        .updateTable('members')
        .set({ ...country, gender, ...change })
        .where('id', '=', id)
        .execute();
    };
    const anHourLater = async () => {
      server.pass(HOUR);
      await server.services.notices.queueNewPeople(db, server.platform.now());
      await later(0);
    };
    server.pass(MINUTE);
    await newcomer('male');
    await newcomer('male');
    await newcomer('female');
    await newcomer('male', { fictional: true });
    await newcomer('male', { status: 'not_confirmed' });
    await anHourLater();
    expect((await inbox(person)).map(({ text }) => text)).toEqual([expect.stringMatching(/2 persone nuove[\s\S]*\/members/)]);
    await newcomer('male');
    await anHourLater();
    expect(await inbox(person)).toHaveLength(1);
    server.pass(23 * HOUR);
    await anHourLater();
    expect(await inbox(person)).toHaveLength(2);
    expect(await inbox(indifferent)).toEqual([]);
  });

  it('EN-07 EN-06 mails nothing after a bounce or a complaint, until the member wants it again', async () => {
    const [person, friend] = [await aPerson(server), await aPerson(server)];
    const email = `${person.name}@example.test`;
    const body = JSON.stringify({
      events: [
        { type: 'complaint', email },
        { type: 'complaint', email },
      ],
    });
    expect((await report(body)).status).toBe(204);
    expect((await person.client.call(getUser)).answer().user?.notifications_disabled).toEqual(['fbl']);
    await write(friend, person);
    await later(11 * MINUTE);
    expect(await subjects(person)).toEqual([]);
    await report(JSON.stringify({ events: [{ type: 'bounce', email: email.toUpperCase() }] }));
    const resumed = await person.client.call(putNotifications, { body: { resume: true } });
    expect(resumed.answer().disabled).toEqual(['bounce']);
  });

  it('takes no report that is forged or broken', async () => {
    const body = JSON.stringify({ events: [] });
    expect((await report(body, signatureOf(body, 'another secret'))).status).toBe(403);
    expect((await report('no JSON')).status).toBe(400);
  });

  it('ends notices by one press of the mail program, and by no mere visit of the link', async () => {
    const [person, friend] = [await aPerson(server), await aPerson(server)];
    await write(friend, person);
    await later(6 * MINUTE);
    const text = (await inbox(person))[0]?.text ?? '';
    const [, link = ''] = /Non inviarmi più avvisi: https?:\/\/[^/]+(\S+)/.exec(text) ?? [];
    const reasons = async () => (await person.client.call(getUser)).answer().user?.notifications_disabled;
    const page = await server.visitor().raw({ method: 'GET', url: link });
    expect([page.status, await reasons()]).toEqual([200, []]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    expect((await server.visitor().raw({ method: 'POST', url: link, payload, headers })).status).toBe(200);
    expect(await reasons()).toEqual(['listunsubscribe']);
    const foreign = link.replace(/member=[^&]+/, `member=${friend.id}`);
    expect((await server.visitor().raw({ method: 'POST', url: foreign, payload, headers })).status).toBe(410);
    await write(friend, person);
    await later(2 * HOUR);
    expect(await subjects(person)).toHaveLength(1);
  });

  it('sends HTML beside the text, in the member’s language', async () => {
    const [person, friend] = [await aPerson(server), await aPerson(server)];
    await server.platform.db.updateTable('members').set({ language: 'de' }).where('id', '=', person.id).execute();
    await write(friend, person);
    await later(6 * MINUTE);
    expect(await subjects(person)).toEqual(['Du hast eine neue Nachricht']);
    const { id } = await server.platform.db
      .selectFrom('inbox_mails')
      .select('id')
      .where('recipient', '=', `${person.name}@example.test`)
      .executeTakeFirstOrThrow();
    const page = await server.visitor().raw({ method: 'GET', url: `/dev/inbox/${id}` });
    expect(page.body).toMatch(/<html lang="de">/);
    expect(page.body).toMatch(/Nachrichten lesen<\/a>/);
  });
});

import { randomUUID } from 'node:crypto';
import { postGift } from '@amarena/shared/contracts/chat/gifts';
import {
  CLAIM_TIME,
  deleteClaim,
  getAudit,
  getCase,
  getDecisions,
  getDesk,
  postClaim,
} from '@amarena/shared/contracts/moderation/moderation';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Somebody, somebody } from '../community/people.ts';
import { mailsTo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { caseAbout, caseOf, casesIn, decide, decided, mailOf, moderator, reportOf } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const claim = (desk: Somebody, id: string) => desk.client.call(postClaim, { body: { queue: 'reports', id } });
const pageOf = async (viewer: Somebody, id: string) => (await viewer.client.call(getProfile, { query: { id } })).status;

async function aCase() {
  const [reporter, reported] = [await somebody(server), await somebody(server, { photos: 2 })];
  await reportOf(reporter, reported);
  const desk = await moderator(server);
  return { reporter, reported, desk, id: await caseAbout(desk, 'reports', reported.id) };
}

describe('the desk', () => {
  it('is closed to everybody but moderators', async () => {
    const { id, desk } = await aCase();
    for (const other of [await somebody(server), await somebody(server, { roles: ['editor', 'developer'] })]) {
      const key = { queue: 'reports', id } as const;
      const answers = [
        await other.client.call(getDesk, { query: { queue: 'reports' } }),
        await other.client.call(getCase, { query: key }),
        await other.client.call(getAudit, { query: {} }),
        await other.client.call(postClaim, { body: key }),
        await other.client.call(deleteClaim, { body: key }),
        await decide(other, 'reports', id, 'no_action', { reason: 'no_violation' }),
      ];
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ code: 'forbidden' })));
    }
    expect((await server.visitor().call(getDesk, { query: { queue: 'reports' } })).status).toBe(403);
    expect((await caseOf(desk, 'reports', id)).decided).toBeNull();
  });

  it('lists a report about a possible minor before every other', async () => {
    const desk = await moderator(server);
    const [first, second] = [await somebody(server), await somebody(server)];
    await reportOf(await somebody(server), first, { category: 'spam_or_money' });
    await reportOf(await somebody(server), second, { category: 'minor' });
    const [urgent, ...others] = await casesIn(desk, 'reports');
    expect([urgent?.member?.id, urgent?.category]).toEqual([second.id, 'minor']);
    expect(others.map(({ member }) => member?.id)).toContain(first.id);
  });

  it('shows a case with its pictures, its people and what was decided about them before', async () => {
    const { reporter, reported, desk, id } = await aCase();
    await decide(desk, 'reports', id, 'warn', { reason: 'fake', note: 'Prima volta' });
    await reportOf(await somebody(server), reported, { text: 'Di nuovo' });
    const shown = await caseOf(desk, 'reports', await caseAbout(desk, 'reports', reported.id));
    expect(shown).toMatchObject({ text: 'Di nuovo', category: 'fake', decided: null, claim: null, not_for_me: false });
    expect(shown.pictures).toHaveLength(2);
    expect((await server.server.inject({ method: 'GET', url: shown.pictures[0]?.src ?? '' })).statusCode).toBe(200);
    expect(shown.person).toMatchObject({ id: reported.id, reports_received: 2, suspended: null });
    expect(shown.person?.history).toMatchObject([{ decision: 'warn', reason: 'fake', note: 'Prima volta', by: desk.name }]);
    expect((await caseOf(desk, 'reports', id)).author?.id).toBe(reporter.id);
  });

  it('keeps a case with the moderator who took it, until the time is over or they give it back', async () => {
    const { desk, id } = await aCase();
    const other = await moderator(server);
    expect((await claim(desk, id)).answer().claim.by_me).toBe(true);
    expect((await claim(other, id)).body).toEqual({ code: 'case_claimed', by: desk.name });
    expect((await decide(other, 'reports', id, 'no_action', { reason: 'no_violation' })).body).toEqual({
      code: 'case_claimed',
      by: desk.name,
    });
    expect((await casesIn(other, 'reports')).find((one) => one.id === id)?.claim).toMatchObject({ by_me: false, name: desk.name });
    await desk.client.call(deleteClaim, { body: { queue: 'reports', id } });
    expect((await claim(other, id)).status).toBe(200);
    server.pass(CLAIM_TIME);
    expect((await claim(desk, id)).status).toBe(200);
  });

  it('gives a case to one of fifty who take it at the same time, and lets it be decided once', async () => {
    const { reported, id } = await aCase();
    const many = await Promise.all(Array.from({ length: 50 }, () => moderator(server)));
    const taken = await Promise.all(many.map((one) => claim(one, id)));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
    server.pass(CLAIM_TIME);
    const answers = await Promise.all(many.map((one) => decide(one, 'reports', id, 'warn', { reason: 'fake' })));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const rest = answers.filter(({ status }) => status !== 204).map(({ body }) => (body as { code: string }).code);
    expect(new Set(rest)).toEqual(new Set(['case_decided']));
    expect(await mailsTo(server, await mailOf(server, reported))).toHaveLength(1);
  });

  it('takes only what its queue offers, with a reason that belongs to it', async () => {
    const { desk, id } = await aCase();
    const problems = [
      await decide(desk, 'reports', id, 'approve'),
      await decide(desk, 'reports', id, 'warn'),
      await decide(desk, 'reports', id, 'warn', { reason: 'no_face' }),
      await decide(desk, 'reports', id, 'hide_photo', { reason: 'fake' }),
      await decide(desk, 'reports', id, 'no_action', { reason: 'no_violation', answer: 'Ciao' }),
    ].map(({ body }) => (body as { fields: Record<string, string> }).fields);
    expect(problems).toEqual([
      { decision: 'invalid' },
      { reason: 'required' },
      { reason: 'invalid' },
      { photo: 'required' },
      { answer: 'invalid' },
    ]);
    expect((await casesIn(desk, 'reports')).some((one) => one.id === id)).toBe(true);
  });

  it('gives nobody a case that is about them or from them', async () => {
    const [one, other] = [await moderator(server), await somebody(server)];
    await reportOf(one, other);
    const desk = await moderator(server);
    const id = await caseAbout(desk, 'reports', other.id);
    expect((await casesIn(one, 'reports')).find((line) => line.id === id)?.not_for_me).toBe(true);
    expect((await claim(one, id)).body).toEqual({ code: 'case_not_yours' });
    expect((await decide(one, 'reports', id, 'warn', { reason: 'fake' })).body).toEqual({ code: 'case_not_yours' });
  });
});

describe('a decision', () => {
  it('tells both sides why, in their language, by mail, on open pages and on the page of decisions', async () => {
    const reporter = await somebody(server, { language: 'de' });
    const reported = await somebody(server);
    await reportOf(reporter, reported, { category: 'harassment' });
    const desk = await moderator(server);
    await decide(desk, 'reports', await caseAbout(desk, 'reports', reported.id), 'warn', { reason: 'harassment', note: 'Solo per noi' });
    const [about] = await mailsTo(server, await mailOf(server, reported));
    const [author] = await mailsTo(server, await mailOf(server, reporter));
    expect(about?.text).toContain('Motivo: messaggi offensivi o insistenti.');
    expect(about?.text).toContain('/decisions/');
    expect(author?.text).toContain('Beleidigende oder aufdringliche Nachrichten.');
    for (const mail of [about, author]) expect(mail?.text).not.toContain('Solo per noi');
    expect(about?.text).not.toContain(reporter.name);
    for (const { client, id } of [reporter, reported]) {
      const [shown] = (await client.call(getDecisions, { query: { language: 'it' } })).answer().decisions;
      expect(shown).toMatchObject({ decision: 'warn', side: id === reported.id ? 'about' : 'author' });
      const events = await server.database.db.selectFrom('live_events').select('event').where('member_id', '=', id).execute();
      expect(events.map(({ event }) => event)).toContainEqual({ type: 'decision', decision: shown?.id });
    }
  });

  it('hides the photo that was chosen, for everybody and for good', async () => {
    const { reported, desk, id, reporter } = await aCase();
    const [main, second] = (await caseOf(desk, 'reports', id)).pictures;
    await decide(desk, 'reports', id, 'hide_photo', { reason: 'sexual_content', photo: main?.id ?? null });
    const { photos } = (await reporter.client.call(getProfile, { query: { id: reported.id } })).answer().profile;
    expect(photos.map((photo) => photo.id)).toEqual([second?.id]);
  });

  it('suspends for its days: found by nobody, writing to nobody, and open again by itself', async () => {
    const { reported, answer } = await decided(server, { decision: 'suspend_7', reason: 'harassment' });
    expect(answer.status).toBe(204);
    const other = await somebody(server);
    expect(await pageOf(other, reported.id)).toBe(403);
    const refused = await reported.client.call(postLike, { body: { profile: other.id } });
    expect(refused.body).toMatchObject({ code: 'account_suspended', until: expect.stringMatching(/Z$/) });
    const gift = { profile: other.id, client_id: randomUUID(), gift: 'rose', text: null, credits: 3 } as const;
    expect((await reported.client.call(postGift, { body: gift })).body).toMatchObject({ code: 'account_suspended' });
    server.pass(7 * DAY + 1_000);
    await server.services.moderation.suspensions.endOld(server.database.db, server.platform.now());
    expect(await pageOf(other, reported.id)).toBe(200);
    expect((await reported.client.call(postLike, { body: { profile: other.id } })).status).toBe(200);
  });

  it('lasts as long as the longest of several suspensions', async () => {
    const { reported, desk } = await decided(server, { decision: 'disable', reason: 'minor' });
    await reportOf(await somebody(server), reported);
    await decide(desk, 'reports', await caseAbout(desk, 'reports', reported.id), 'suspend_7', { reason: 'fake' });
    server.pass(8 * DAY);
    await server.services.moderation.suspensions.endOld(server.database.db, server.platform.now());
    const refused = await reported.client.call(postLike, { body: { profile: desk.id } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'account_suspended', until: null }]);
    expect(await pageOf(desk, reported.id)).toBe(403);
  });
});

describe('the log', () => {
  it('shows who did what, the last line first', async () => {
    const { desk, id, reported } = await aCase();
    await claim(desk, id);
    await claim(desk, id);
    await decide(desk, 'reports', id, 'no_action', { reason: 'no_violation' });
    const { entries } = (await desk.client.call(getAudit, { query: {} })).answer();
    const mine = entries.filter((entry) => entry.id === id);
    expect(mine.map(({ action, by, member }) => [action, by, member])).toEqual([
      ['decided', desk.name, reported.name],
      ['claimed', desk.name, reported.name],
    ]);
  });

  it('pages through everything without losing a line', async () => {
    const { desk, id } = await aCase();
    for (let turn = 0; turn < 30; turn += 1) {
      await claim(desk, id);
      await desk.client.call(deleteClaim, { body: { queue: 'reports', id } });
    }
    const numbers: number[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const page = (await desk.client.call(getAudit, { query: before === undefined ? {} : { before } })).answer();
      numbers.push(...page.entries.map(({ number }) => number));
      before = page.before;
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from moderation_audit`.execute(server.database.db);
    expect(new Set(numbers).size).toBe(rows[0]?.count);
    expect((await desk.client.call(getAudit, { query: { before: 'x' } })).status).toBe(400);
  });

  it('cannot be changed, by nobody and in no way', async () => {
    await aCase();
    const { db } = server.database;
    for (const statement of [
      "update moderation_audit set action = 'passed'",
      'delete from moderation_audit',
      'truncate moderation_audit',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
    }
  });
});

import { deleteChatPhoto, getChats, postChat } from '@amarena/shared/contracts/chat/chats';
import { postReport, REPORTS_PER_DAY } from '@amarena/shared/contracts/moderation/reports';
import { deleteBlock, getBlocks } from '@amarena/shared/contracts/people/blocks';
import { getLikes, postLike } from '@amarena/shared/contracts/people/likes';
import { getProfile, getRelated } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { getSwipe } from '@amarena/shared/contracts/people/swipe';
import { getVisits, postVisit } from '@amarena/shared/contracts/people/visits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addMember, type Somebody, somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPicture, sendBytes, upload } from '../support/upload.ts';
import { caseAbout, caseOf, decide, moderator, reportOf } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A member who can pay for replies. */
async function writer(wish: { paid_user?: boolean } = {}): Promise<Somebody> {
  const member = await somebody(server, { photos: 1, ...wish });
  await server.database.db.insertInto('wallets').values({ member_id: member.id, balance: 10 }).execute();
  return member;
}

const write = (from: Somebody, profile: string, text: string) =>
  from.client.call(postChat, { body: { client_id: uuidv7(), profile, text } });

const reportsOf = (member: { id: string }) =>
  server.database.db.selectFrom('reports').selectAll().where('reporter_id', '=', member.id).execute();

/** Everyone a member meets in any list. */
async function metBy({ client }: Somebody, other: string): Promise<Record<string, boolean>> {
  const has = (people: readonly { id: string }[]) => people.some((one) => one.id === other);
  const likes = (await client.call(getLikes)).answer();
  return {
    search: has((await client.call(search, { query: { country: 'IT' } })).answer().results),
    likes: has(likes.liked_by) || has(likes.profiles),
    swipe: has((await client.call(getSwipe, { query: {} })).answer().profiles),
    related: has((await client.call(getRelated, { query: { id: await addMember(server) } })).answer().profiles),
    visitors: has((await client.call(getVisits, { query: {} })).answer().visitors),
    chats: (await client.call(getChats)).answer().chats.some(({ profile }) => profile.id === other),
  };
}

describe('a report', () => {
  it('takes the two apart at once, in every list and in both directions', async () => {
    const [reporter, reported] = [await somebody(server, { gender: 'male' }), await writer()];
    await reported.client.call(postLike, { body: { profile: reporter.id } });
    await reported.client.call(postVisit, { body: { profile: reporter.id } });
    expect((await write(reported, reporter.id, 'Ciao')).status).toBe(200);
    const before = await metBy(reporter, reported.id);
    expect(before).toMatchObject({ search: true, likes: true, visitors: true, chats: true });
    expect((await reportOf(reporter, reported)).status).toBe(204);
    expect(Object.values(await metBy(reporter, reported.id))).not.toContain(true);
    expect((await metBy(reported, reporter.id)).search).toBe(false);
    expect((await write(reported, reporter.id, 'Perché?')).body).toMatchObject({ code: 'blocked_by_user' });
    expect((await reportOf(reporter, reported)).status).toBe(204);
  });

  it('leaves the page open without a block, and closes it with one', async () => {
    const [reporter, reported] = [await somebody(server), await somebody(server)];
    const look = async () => (await reported.client.call(getProfile, { query: { id: reporter.id } })).status;
    await reportOf(reporter, reported);
    expect(await look()).toBe(200);
    await reportOf(reporter, reported, { block: true });
    expect(await look()).toBe(403);
    expect((await reporter.client.call(getBlocks)).answer().profiles.map(({ id }) => id)).toEqual([reported.id]);
    await reportOf(reporter, reported);
    expect(await look()).toBe(403);
  });

  it('keeps the two apart until every report of the pair is decided; then its author may undo it', async () => {
    const desk = await moderator(server);
    const [reporter, reported] = [await somebody(server), await somebody(server)];
    const unblock = () => reporter.client.call(deleteBlock, { body: { profile: reported.id } });
    const wrote = async () => (await write(reported, reporter.id, 'Ciao')).status;
    await reportOf(reporter, reported, { block: true });
    await reportOf(reporter, reported);
    for (let open = 2; open > 0; open -= 1) {
      const refused = await unblock();
      expect([refused.status, refused.body]).toEqual([409, { code: 'report_open' }]);
      expect(await wrote()).toBe(403);
      const id = await caseAbout(desk, 'reports', reported.id);
      expect((await decide(desk, 'reports', id, 'no_action', { reason: 'no_violation' })).status).toBe(204);
    }
    expect(await wrote()).toBe(403);
    expect((await unblock()).status).toBe(204);
    expect(await wrote()).toBe(200);
  });

  it('attaches a message that is reported, the lines around it only by choice, and nothing of other conversations', async () => {
    const desk = await moderator(server);
    const [reporter, reported, stranger] = [await writer(), await writer(), await writer()];
    await write(reporter, reported.id, 'Ciao, come va?');
    const { message } = (await write(reported, reporter.id, 'Mi servono 200 euro')).answer();
    await write(reported, stranger.id, 'Anche a te');
    const [elsewhere] = (await stranger.client.call(getChats)).answer().chats;
    expect((await reportOf(reporter, reported, { message: elsewhere?.last_message?.id ?? '' })).status).toBe(404);
    await reportOf(reporter, reported, { message: message.id, text: '  Chiede soldi  ' });
    const alone = await caseOf(desk, 'reports', await caseAbout(desk, 'reports', reported.id));
    expect(alone.lines.map(({ text, by, reported: meant }) => [text, by, meant])).toEqual([['Mi servono 200 euro', 'reported', true]]);
    expect(alone.text).toBe('Chiede soldi');
  });

  it('shows moderators, and nobody else, a reported photo, which they can refuse for good', async () => {
    const desk = await moderator(server);
    const [reporter, reported] = [await writer(), await writer({ paid_user: true })];
    const bytes = await aPicture();
    await write(reporter, reported.id, 'Ciao');
    const sendPhoto = async (photo: string) =>
      reported.client.call(postChat, { body: { client_id: uuidv7(), profile: reporter.id, photo } });
    expect((await sendPhoto((await upload(server, reported.client)).upload)).status).toBe(200);
    const { message } = (await sendPhoto((await upload(server, reported.client, bytes)).upload)).answer();
    await reportOf(reporter, reported, { message: message.id, with_lines: true });
    const id = await caseAbout(desk, 'reports', reported.id);
    const [picture] = (await caseOf(desk, 'reports', id)).pictures;
    expect(picture).toMatchObject({ id: message.id, kind: 'chat' });
    const src = picture?.src ?? '';
    const look = async ({ client }: Pick<Somebody, 'client'>, url = src) => (await client.raw({ method: 'GET', url })).status;
    expect(await look(desk)).toBe(200);
    expect([await look(reporter), await look(reported), await look({ client: server.visitor() })]).toEqual([403, 403, 403]);
    for (const other of [src.replace(message.id, uuidv7()), src.replace(id, uuidv7()), src.replace(id, 'x')])
      expect(await look(desk, other)).toBe(404);
    expect((await decide(desk, 'reports', id, 'hide_photo', { reason: 'sexual_content', photo: message.id })).status).toBe(204);
    expect(await look(desk)).toBe(404);
    expect((await caseOf(desk, 'reports', id)).pictures.map(({ kind }) => kind)).toEqual(['chat', 'profile']);
    const again = await sendBytes(server, reported.client, bytes);
    expect(again.body).toEqual({ code: 'photo_unusable', problem: 'refused' });
  });

  it('keeps a reported photo for moderators that its sender takes back, until the decision', async () => {
    const desk = await moderator(server);
    const [reporter, reported] = [await writer(), await writer({ paid_user: true })];
    const bytes = await aPicture();
    await write(reporter, reported.id, 'Ciao');
    const { upload: photo } = await upload(server, reported.client, bytes);
    const { message } = (await reported.client.call(postChat, { body: { client_id: uuidv7(), profile: reporter.id, photo } })).answer();
    await reportOf(reporter, reported, { message: message.id });
    const { conversation, sequence } = message;
    expect((await reported.client.call(deleteChatPhoto, { body: { conversation, sequence } })).status).toBe(204);
    await server.services.jobs.runDue();
    const id = await caseAbout(desk, 'reports', reported.id);
    const src = (await caseOf(desk, 'reports', id)).pictures[0]?.src ?? '';
    const look = async () => (await desk.client.raw({ method: 'GET', url: src })).status;
    expect(await look()).toBe(200);
    expect((await decide(desk, 'reports', id, 'hide_photo', { reason: 'sexual_content', photo: message.id })).status).toBe(204);
    await server.services.jobs.runDue();
    expect(await look()).toBe(404);
    expect(await server.database.db.selectFrom('held_pictures').select('picture_id').where('report_id', '=', id).execute()).toEqual([]);
    expect((await sendBytes(server, reported.client, bytes)).body).toEqual({ code: 'photo_unusable', problem: 'refused' });
  });

  it('attaches the last lines of a conversation where its author chose so', async () => {
    const desk = await moderator(server);
    const [reporter, reported] = [await writer(), await writer()];
    await write(reporter, reported.id, 'Ciao');
    await write(reported, reporter.id, 'Vieni da me');
    await reportOf(reporter, reported, { with_lines: true });
    const found = await caseOf(desk, 'reports', await caseAbout(desk, 'reports', reported.id));
    expect(found.lines.map(({ by, text }) => `${by}: ${text}`)).toEqual(['reporter: Ciao', 'reported: Vieni da me']);
  });

  it('is refused with its reason for oneself, nobody, someone who left, and an unknown category', async () => {
    const me = await somebody(server);
    const gone = await addMember(server, { status: 'deleted' });
    expect((await reportOf(me, me)).body).toEqual({ code: 'report_self' });
    expect((await reportOf(me, { id: uuidv7() })).body).toEqual({ code: 'not_found' });
    expect((await reportOf(me, { id: gone })).body).toEqual({ code: 'profile_deleted' });
    const payload = JSON.stringify({ profile: gone, category: 'ugly', text: null, message: null, with_lines: false, block: false });
    const headers = { 'content-type': 'application/json', 'idempotency-key': uuidv7() };
    expect((await me.client.raw({ method: 'POST', url: '/api/report.php', payload, headers })).status).toBe(400);
    expect(await reportsOf(me)).toEqual([]);
  });

  it('is stored once however often it is repeated', async () => {
    const [me, other] = [await somebody(server), await somebody(server)];
    const body = { profile: other.id, category: 'fake', text: null, message: null, with_lines: false, block: true } as const;
    const key = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => me.client.call(postReport, { body, key })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await reportsOf(me)).toHaveLength(1);
  });

  it('keeps its daily limit against many at the same time', async () => {
    const [me, other] = [await somebody(server), await somebody(server)];
    // The limit per minute is as high as that of a day, so most of the day's reports have to be older.
    const earlier = Array.from({ length: REPORTS_PER_DAY - 3 }, () => ({
      id: uuidv7(),
      reporter_id: me.id,
      reported_id: other.id,
      category: 'fake' as const,
      text: null,
      lines: '[]',
      photos: '[]',
      reported_at: new Date(),
    }));
    await server.database.db.insertInto('reports').values(earlier).execute();
    const answers = await Promise.all(Array.from({ length: 15 }, () => reportOf(me, other)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 204)?.body).toEqual({ code: 'reports_used_up', limit: REPORTS_PER_DAY });
    expect(await reportsOf(me)).toHaveLength(REPORTS_PER_DAY);
  });
});

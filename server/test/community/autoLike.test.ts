import { getAutoLike } from '@amarena/shared/contracts/people/autoLike';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { getLikes, LikedBy, postLike } from '@amarena/shared/contracts/people/likes';
import { newLikes } from '@amarena/shared/contracts/platform/badgeCounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { aPerson, codeOf, type Person } from '../chats/support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const DAY = 86_400_000;

describe('the automatic like', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const autoLike = (person: Person, profile?: string) =>
    person.client.call(getAutoLike, { query: profile === undefined ? {} : { profile } });
  const likedBy = async (person: Person) => (await person.client.call(getLikes)).answer().liked_by;

  it('API-26 answers a fictional profile, labelled as fictional and as automatic, that counts as no new like', async () => {
    await aPerson(server, { fictional: true });
    const giulia = await aPerson(server);
    const like = (await autoLike(giulia)).answer();
    expect(LikedBy.parse(like)).toMatchObject({ fictional: true, automatic: true, like_new: false, mutual_since: null });
    expect(newLikes(await likedBy(giulia))).toBe(0);
    expect((await likedBy(giulia)).map(({ id }) => id)).toEqual([like.id]);
  });

  it('is one a day, however many calls come at once', async () => {
    await Promise.all(Array.from({ length: 3 }, () => aPerson(server, { fictional: true })));
    const giulia = await aPerson(server);
    const likes = await Promise.all(Array.from({ length: 20 }, () => autoLike(giulia)));
    expect(new Set(likes.map((received) => received.answer().id)).size).toBe(1);
    server.pass(DAY + 1);
    expect((await autoLike(giulia)).answer().id).not.toBe(likes[0]?.answer().id);
  });

  it('never makes a person like anybody', async () => {
    const [giulia, marco] = [await aPerson(server), await aPerson(server)];
    expect(codeOf(await autoLike(giulia, marco.id))).toBe('not_found');
    expect(await likedBy(giulia)).toEqual([]);
  });

  it('answers the like of a person who gave one as what it is', async () => {
    const [giulia, marco] = [await aPerson(server), await aPerson(server)];
    await marco.client.call(postLike, { body: { profile: giulia.id } });
    expect((await autoLike(giulia, marco.id)).answer()).toMatchObject({ id: marco.id, automatic: false, fictional: false, like_new: true });
  });

  it('returns the requested profile if it is fictional', async () => {
    const [giulia, martina] = [await aPerson(server), await aPerson(server, { fictional: true })];
    expect((await autoLike(giulia, martina.id)).answer()).toMatchObject({ id: martina.id, automatic: true });
  });

  it('answers nobody who is blocked, nobody who is not there, not oneself, and no visitor', async () => {
    const [giulia, martina] = [await aPerson(server), await aPerson(server, { fictional: true })];
    await giulia.client.call(postBlock, { body: { profile: martina.id } });
    for (const profile of [martina.id, uuidv7(), giulia.id]) expect(codeOf(await autoLike(giulia, profile))).toBe('not_found');
    expect((await server.visitor().call(getAutoLike, { query: {} })).status).toBe(403);
  });
});

import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { deleteLike, postLike } from '@amarena/shared/contracts/people/likes';
import { deleteMatch, getMatchFinder, MATCH_RESULTS, type MatchAnswers, postMatchFinder } from '@amarena/shared/contracts/people/match';
import { putProfile } from '@amarena/shared/contracts/people/profile';
import { deletePasses, postSwipe } from '@amarena/shared/contracts/people/swipe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, type Somebody, somebody } from './people.ts';

let server: TestServer;
let me: Somebody;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Each test starts without other members. */
beforeEach(async () => {
  await server.database.db.deleteFrom('members').execute();
  me = await somebody(server, { gender: 'male', age: 30, profile: { interests: ['wine', 'hiking'], region: 'lazio' } });
});

const ANSWERS: MatchAnswers = { looking_for: 'love', age: 'near', evening: 'table', reach: 'near', talk: 'travel' };
const SKIPPED: MatchAnswers = { looking_for: null, age: null, evening: null, reach: null, talk: null };
const woman = (wish: Parameters<typeof addMember>[1] = {}) => addMember(server, { photos: 1, ...wish });
type Wishes = { answers?: MatchAnswers; only_real?: boolean; everywhere?: boolean };
const asking = ({ answers = ANSWERS, only_real = false, everywhere = false }: Wishes = {}) =>
  me.client.call(postMatchFinder, { body: { answers, only_real, everywhere } });
const ask = async (wishes: Wishes = {}) => (await asking(wishes)).answer().round;
const found = async (wishes: Wishes = {}) => (await ask(wishes)).profiles.map(({ id }) => id);
const kept = async () => (await me.client.call(getMatchFinder)).answer().round;

describe('match-finder', () => {
  it('MFI-01 API-82 finds members for the answers, the best first, each with reasons that their profile gives', async () => {
    const place = { region: 'lazio', latitude: 41.9, longitude: 12.5 };
    await me.client.call(putProfile, { body: { city: 'Roma' } });
    const fits = await woman({ age: 32, profile: { ...place, interests: ['relationship', 'wine', 'travel'] } });
    const near = await woman({ age: 33, last_active_at: new Date(0), profile: { ...place, interests: ['hiking'] } });
    const round = await ask();
    expect(round.profiles.map(({ id }) => id)).toEqual([fits, near]);
    expect(round.profiles[0]?.reasons).toEqual([
      { type: 'looking_for', interests: ['relationship'] },
      { type: 'distance', kilometres: expect.any(Number) },
      { type: 'evening', interests: ['wine'] },
    ]);
    expect(round.profiles[1]?.reasons).toContainEqual({ type: 'shared', interests: ['hiking'] });
    expect(round.profiles[1]?.reasons).toContainEqual({ type: 'age', min: 26, max: 34 });
  });

  it('answers six people at most', async () => {
    await Promise.all(Array.from({ length: MATCH_RESULTS + 2 }, () => woman()));
    expect(await found()).toHaveLength(MATCH_RESULTS);
  });

  it('finds people though every question is skipped', async () => {
    const id = await woman();
    expect(await found({ answers: SKIPPED })).toEqual([id]);
  });

  it('keeps the round until the questions are answered again', async () => {
    expect(await kept()).toBeNull();
    await woman();
    const first = await ask();
    expect(await kept()).toEqual(first);
    await woman({ profile: { interests: ['relationship', 'wine'] } });
    expect(await kept()).toEqual(first);
    const second = await ask({ answers: { ...ANSWERS, evening: 'sofa' } });
    expect(second.profiles).toHaveLength(2);
    expect(await kept()).toEqual(second);
  });

  it('makes the reasons of a kept round anew, so that they stay true', async () => {
    const her = await somebody(server, { photos: 1, profile: { interests: ['wine'] } });
    const reasons = async () => (await kept())?.profiles[0]?.reasons.map(({ type }) => type);
    await her.client.call(postLike, { body: { profile: me.id } });
    await ask();
    expect(await reasons()).toEqual(['evening', 'likes_you', 'age']);
    await her.client.call(deleteLike, { body: { profile: me.id } });
    await her.client.call(putProfile, { body: { interests: ['yoga'] } });
    expect(await reasons()).toEqual(['age', 'online', 'same_country']);
  });

  it('brings nobody twice: neither liked nor passed nor blocked members, until the passed ones are asked for', async () => {
    const [liked, passed, blocked] = [await woman(), await woman(), await woman()];
    const blocker = await somebody(server, { photos: 1 });
    await me.client.call(postLike, { body: { profile: liked } });
    await me.client.call(postSwipe, { body: { profile: passed, choice: 'pass' } });
    await me.client.call(postBlock, { body: { profile: blocked } });
    await blocker.client.call(postBlock, { body: { profile: me.id } });
    expect(await ask()).toMatchObject({ profiles: [], passed: 1 });
    await me.client.call(deletePasses);
    expect(await found()).toEqual([passed]);
  });

  describe('a pass', () => {
    const pass = (profile: string) => me.client.call(deleteMatch, { body: { profile } });

    it('takes someone out of the round for good, and the next best comes last', async () => {
      await Promise.all(Array.from({ length: MATCH_RESULTS }, () => woman({ profile: { interests: ['relationship', 'wine'] } })));
      const next = await woman({ profile: { interests: ['wine'] } });
      const [first = '', ...others] = await found();
      expect(others).not.toContain(next);
      const { round } = (await pass(first)).answer();
      expect(round.profiles.map(({ id }) => id)).toEqual([...others, next]);
      expect(round.passed).toBe(1);
      expect(await kept()).toEqual(round);
      expect(await found()).not.toContain(first);
      await me.client.call(deletePasses);
      expect(await found()).toContain(first);
    });

    it('keeps the place of a member who was liked in the round', async () => {
      const [liked, passed] = [await woman(), await woman()];
      await ask();
      await me.client.call(postLike, { body: { profile: liked } });
      expect((await pass(passed)).answer().round.profiles.map(({ id }) => id)).toEqual([liked]);
    });

    it('counts once where many come at the same time, and each of them holds', async () => {
      await Promise.all(Array.from({ length: MATCH_RESULTS }, () => woman()));
      const ids = await found();
      await Promise.all(Array.from({ length: 50 }, (_, turn) => pass(ids[turn % ids.length] ?? '')));
      expect(await kept()).toMatchObject({ profiles: [], passed: MATCH_RESULTS });
    });

    it('changes nothing for someone who was not found, and is refused before the first round', async () => {
      const her = await woman();
      expect((await pass(her)).body).toEqual({ code: 'not_found' });
      await ask();
      for (const stranger of [me.id, '0198c0de-0000-7000-8000-000000000001']) {
        expect((await pass(stranger)).answer().round).toMatchObject({ profiles: [{ id: her }], passed: 0 });
      }
    });
  });

  it('takes who left, hid or was blocked since out of a kept round', async () => {
    const [gone, blocked, there] = [await woman(), await woman(), await woman()];
    await ask();
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', gone).execute();
    await me.client.call(postBlock, { body: { profile: blocked } });
    expect((await kept())?.profiles.map(({ id }) => id)).toEqual([there]);
  });

  it('EN-35 leaves invisible members out', async () => {
    await woman({ profile: { invisible_mode: true } });
    expect(await found()).toEqual([]);
  });

  it('puts fictional members last, says that nobody can be met, and leaves them out where only real ones are wanted', async () => {
    const fictional = await woman({ fictional: true, profile: { interests: ['relationship', 'wine', 'travel'] } });
    const real = await woman({ profile: { interests: ['relationship', 'wine', 'travel'] } });
    const { profiles } = await ask();
    expect(profiles).toMatchObject([{ id: real }, { id: fictional, fictional: true, objection: { type: 'fictional' } }]);
    expect(await found({ only_real: true })).toEqual([real]);
  });

  it('looks abroad where the member asks for it', async () => {
    const far = await woman({ country: 'DE', profile: { interests: ['wine'] } });
    expect(await found()).toEqual([]);
    expect(await found({ everywhere: true })).toEqual([far]);
  });

  it('keeps to the ages that were asked for, also where nobody of them is left', async () => {
    await woman({ age: 60, profile: { interests: ['wine'] } });
    expect((await ask()).profiles).toEqual([]);
  });

  it.each([
    ['an answer that nobody can give', { answers: { ...ANSWERS, evening: 'casino' }, only_real: false, everywhere: false }],
    ['a question missing', { answers: { evening: 'table' }, only_real: false, everywhere: false }],
    ['no answers', {}],
  ])('refuses %s', async (_what, body) => {
    const cookie = [...me.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen-or-more', cookie };
    const answer = await me.client.raw({ method: 'POST', url: '/api/match-finder.php', payload: JSON.stringify(body), headers });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'validation_failed']);
    expect(await kept()).toBeNull();
  });

  it('is refused to visitors', async () => {
    expect((await server.visitor().call(getMatchFinder)).status).toBe(403);
  });
});

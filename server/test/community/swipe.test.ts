import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { getLikes, postLike } from '@amarena/shared/contracts/people/likes';
import { deletePasses, deleteSwipe, getSwipe, postSwipe, type SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import { SWIPE_LIKES_PER_DAY, SWIPES_PER_DAY } from '@amarena/shared/contracts/people/swipeLimits';
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
  me = await somebody(server, { gender: 'male' });
});

const woman = (wish: Parameters<typeof addMember>[1] = {}) => addMember(server, { photos: 1, ...wish });
const women = (count: number) => Promise.all(Array.from({ length: count }, () => woman()));
const round = async (query: { only_real?: string; everywhere?: string } = {}, who = me) =>
  (await who.client.call(getSwipe, { query })).answer();
const offered = async (query = {}) => (await round(query)).profiles.map(({ id }) => id);
const swipe = (profile: string, choice: SwipeChoice, key?: string) =>
  me.client.call(postSwipe, { body: { profile, choice }, ...(key === undefined ? {} : { key }) });
const likesGiven = async () => (await me.client.call(getLikes)).answer().profiles.map(({ id }) => id);

describe('whom the swipe game offers', () => {
  it('SW-01 API-80 offers members who were not swiped yet, with what they say of themselves', async () => {
    const id = await woman({ profile: { about_me: 'Ballo male, ma con convinzione.', interests: ['wine', 'dancing'] } });
    const { profiles, day } = await round();
    expect(profiles).toMatchObject([{ id, about_me: 'Ballo male, ma con convinzione.', interests: ['wine', 'dancing'] }]);
    expect(day).toMatchObject({ likes_left: SWIPE_LIKES_PER_DAY, swipes_left: SWIPES_PER_DAY, can_undo: false });
    await swipe(id, 'pass');
    expect(await offered()).toEqual([]);
  });

  it('labels fictional members and leaves them out where only real ones are wanted', async () => {
    const real = await woman();
    const fictional = await woman({ fictional: true });
    expect((await round()).profiles.find(({ id }) => id === fictional)).toMatchObject({ fictional: true, online: false });
    expect(await offered({ only_real: 'true' })).toEqual([real]);
  });

  it('never offers anybody liked, passed or blocked in either direction, nor oneself', async () => {
    const [liked, passed, blocked] = await women(3);
    const blocker = await somebody(server, { photos: 1 });
    const left = await woman();
    await me.client.call(postLike, { body: { profile: String(liked) } });
    await swipe(String(passed), 'pass');
    await me.client.call(postBlock, { body: { profile: String(blocked) } });
    await blocker.client.call(postBlock, { body: { profile: me.id } });
    expect(await offered()).toEqual([left]);
  });

  it('EN-35 leaves out invisible, disabled and deleted members, and those without a photo', async () => {
    await woman({ profile: { invisible_mode: true } });
    await woman({ profile: { disabled: true } });
    await woman({ status: 'deleted' });
    await woman({ photos: 0 });
    expect(await offered()).toEqual([]);
  });

  it('offers those whom the member is looking for and who look for people like the member', async () => {
    await woman({ gender: 'male' });
    await woman({ profile: { sexuality: 'lesbian' } });
    const ids = [await woman({ profile: { sexuality: 'bi' } }), await woman({ profile: { sexuality: 'hetero' } })];
    expect((await offered()).sort()).toEqual(ids.sort());
  });

  it('begins with those who like the member, then with the own region and age', async () => {
    await server.database.db.insertInto('profiles').values({ member_id: me.id, region: 'lazio' }).execute();
    const older = await woman({ age: 60 });
    const elsewhere = await woman();
    const near = await woman({ profile: { region: 'lazio' }, last_active_at: new Date(0) });
    const admirer = await somebody(server, { photos: 1, last_active_at: new Date(0) });
    await admirer.client.call(postLike, { body: { profile: me.id } });
    expect(await offered()).toEqual([admirer.id, near, elsewhere, older]);
  });

  it('brings nobody from other countries before the member asks for it', async () => {
    const far = await addMember(server, { country: 'DE', photos: 1 });
    expect(await offered()).toEqual([]);
    expect(await offered({ everywhere: 'true' })).toEqual([far]);
  });

  it('brings those who were passed back when the member asks for it, and nobody else', async () => {
    const [passed, liked] = await women(2);
    await swipe(String(liked), 'like');
    await swipe(String(passed), 'pass');
    expect(await round()).toMatchObject({ profiles: [], passed: 1 });
    expect((await me.client.call(deletePasses)).status).toBe(204);
    expect(await round()).toMatchObject({
      profiles: [{ id: passed }],
      passed: 0,
      day: { can_undo: false, swipes_left: SWIPES_PER_DAY - 2 },
    });
  });

  it('looks past any number of liked members', async () => {
    const many = await women(70);
    await server.database.db
      .insertInto('likes')
      .values(many.map((liked_id) => ({ member_id: me.id, liked_id, liked_at: new Date(), seen_at: null })))
      .execute();
    const last = await woman({ last_active_at: new Date(0) });
    expect(await offered()).toEqual([last]);
  });
});

describe('a swipe', () => {
  it('SW-02 likes as anywhere else, and tells when both like each other', async () => {
    const her = await somebody(server, { photos: 1 });
    expect((await swipe(her.id, 'like')).answer()).toMatchObject({ mutual: false });
    expect((await her.client.call(getLikes)).answer().liked_by).toMatchObject([{ id: me.id, like_new: true }]);
    expect(await likesGiven()).toEqual([her.id]);
    const other = await somebody(server, { photos: 1 });
    await other.client.call(postLike, { body: { profile: me.id } });
    expect((await swipe(other.id, 'like')).answer()).toMatchObject({ mutual: true });
    expect((await round()).liked_today).toMatchObject([
      { id: her.id, mutual: false },
      { id: other.id, mutual: true },
    ]);
  });

  it('API-81 lowers what is left', async () => {
    const [one, two] = await women(2);
    expect((await swipe(String(one), 'pass')).answer().day).toMatchObject({ likes_left: 4, swipes_left: 29 });
    expect((await swipe(String(two), 'like')).answer().day).toMatchObject({ likes_left: 3, swipes_left: 28 });
  });

  it('has one effect however often the request repeats', async () => {
    const id = await woman();
    const key = 'one-key-for-one-intent';
    const answers = await Promise.all([swipe(id, 'like', key), swipe(id, 'like', key), swipe(id, 'like', key)]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
    expect((await round()).day).toMatchObject({ likes_left: 3, swipes_left: 29 });
  });

  it('counts the same member once, even if two requests arrive', async () => {
    const id = await woman();
    await Promise.all([swipe(id, 'like'), swipe(id, 'like'), swipe(id, 'pass')]);
    await swipe(id, 'pass');
    const { likes_left, swipes_left } = (await round()).day;
    expect([SWIPE_LIKES_PER_DAY - likes_left, await likesGiven()]).toEqual([1, [id]]);
    // The pass counts if it came before the like.
    expect(swipes_left).toBeGreaterThanOrEqual(SWIPES_PER_DAY - 2);
  });

  it('takes the last pass back, once', async () => {
    const [one, two] = await women(2);
    await swipe(String(one), 'pass');
    await swipe(String(two), 'pass');
    expect((await me.client.call(deleteSwipe)).answer()).toMatchObject({ profile: { id: two }, day: { swipes_left: 29, can_undo: false } });
    expect(await offered()).toEqual([two]);
    const again = await me.client.call(deleteSwipe);
    expect([again.status, again.body]).toEqual([404, { code: 'not_found' }]);
  });

  it('takes nothing back once a like has come after the pass', async () => {
    const [one, two] = await women(2);
    await swipe(String(one), 'pass');
    expect((await swipe(String(two), 'like')).answer().day.can_undo).toBe(false);
    expect((await me.client.call(deleteSwipe)).status).toBe(404);
  });
});

describe('the limits of a day', () => {
  it('SW-04 refuses a fifth like and stores none; a pass is still possible', async () => {
    const ids = await women(6);
    for (const id of ids.slice(0, 4)) expect((await swipe(id, 'like')).status).toBe(200);
    const refused = await swipe(String(ids[4]), 'like');
    expect([refused.status, refused.body]).toEqual([403, { code: 'swipe_likes_used_up' }]);
    expect(await likesGiven()).toHaveLength(4);
    expect((await swipe(String(ids[5]), 'pass')).answer().day).toMatchObject({ likes_left: 0, swipes_left: 25 });
  });

  it('SW-06 refuses what comes after the last swipe', async () => {
    const ids = await women(SWIPES_PER_DAY + 1);
    await Promise.all(ids.slice(0, SWIPES_PER_DAY).map((id) => swipe(id, 'pass')));
    const refused = await swipe(String(ids.at(-1)), 'pass');
    expect([refused.status, refused.body]).toEqual([403, { code: 'swipes_used_up' }]);
    expect((await round()).day.swipes_left).toBe(0);
  });

  it('SW-05 starts anew at midnight in Rome', async () => {
    const ids = await women(5);
    for (const id of ids.slice(0, 4)) await swipe(id, 'like');
    const { resets_at } = (await round()).day;
    server.pass(Date.parse(resets_at) - server.platform.now().getTime() - 1_000);
    expect((await round()).day.likes_left).toBe(0);
    server.pass(1_000);
    expect((await round()).day).toMatchObject({ likes_left: 4, swipes_left: 30 });
    expect((await swipe(String(ids[4]), 'like')).status).toBe(200);
  });

  it('SW-04 SW-06 holds against fifty swipes at once', async () => {
    const ids = await women(50);
    const answers = await Promise.all(ids.map((id, index) => swipe(id, index % 2 === 0 ? 'like' : 'pass')));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const done = answers.filter(({ status }) => status === 200).length;
    expect((await likesGiven()).length).toBe(SWIPE_LIKES_PER_DAY);
    expect(done).toBe(SWIPE_LIKES_PER_DAY + 25);
    expect((await round()).day).toMatchObject({ likes_left: 0, swipes_left: SWIPES_PER_DAY - done });
    const more = await women(30);
    const passes = await Promise.all(more.map((id) => swipe(id, 'pass')));
    expect(passes.filter(({ status }) => status === 200)).toHaveLength(SWIPES_PER_DAY - done);
  });
});

describe('a swipe that cannot be', () => {
  const refusalOf = async (profile: string, choice: SwipeChoice = 'like') => {
    const { status, body } = await swipe(profile, choice);
    return [status, body];
  };

  it('is refused for yourself, for an unknown member, and for one who left or was switched off', async () => {
    expect(await refusalOf(me.id)).toEqual([422, { code: 'like_self' }]);
    expect(await refusalOf(me.id, 'pass')).toEqual([422, { code: 'like_self' }]);
    expect(await refusalOf('0196f0e0-0000-7000-8000-000000000000', 'pass')).toEqual([404, { code: 'not_found' }]);
    expect(await refusalOf(await woman({ status: 'deleted' }))).toEqual([404, { code: 'not_found' }]);
    expect(await refusalOf(await woman({ profile: { disabled: true } }), 'pass')).toEqual([404, { code: 'not_found' }]);
    expect((await round()).day.swipes_left).toBe(SWIPES_PER_DAY);
  });

  it('RP-24 is refused across a block, whichever of the two blocked', async () => {
    const blocked = await woman();
    const blocker = await somebody(server, { photos: 1 });
    await me.client.call(postBlock, { body: { profile: blocked } });
    await blocker.client.call(postBlock, { body: { profile: me.id } });
    expect(await refusalOf(blocked)).toEqual([403, { code: 'blocked' }]);
    expect(await refusalOf(blocker.id)).toEqual([403, { code: 'blocked_by_user' }]);
  });

  it.each([
    ['no profile', { choice: 'like' }],
    ['an id that is none', { profile: 'x', choice: 'like' }],
    ['another choice', { profile: '0196f0e0-0000-7000-8000-000000000000', choice: 'superlike' }],
  ])('is refused with %s', async (_what, body) => {
    const cookie = [...me.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen-or-more', cookie };
    const { status, body: text } = await me.client.raw({ method: 'POST', url: '/api/swipe.php', payload: JSON.stringify(body), headers });
    expect([status, JSON.parse(text).code]).toEqual([400, 'validation_failed']);
  });

  it('is refused to visitors', async () => {
    const visitor = server.visitor();
    expect((await visitor.call(getSwipe, { query: {} })).status).toBe(403);
    expect((await visitor.call(deletePasses)).status).toBe(403);
  });
});

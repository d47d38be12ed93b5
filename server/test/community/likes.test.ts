import { randomUUID } from 'node:crypto';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { deleteChat, postChat } from '@amarena/shared/contracts/chat/chats';
import { deleteBlock, getBlocks, postBlock } from '@amarena/shared/contracts/people/blocks';
import {
  deleteLike,
  getLikeList,
  getLikes,
  LIKES_PAGE,
  type LikeListName,
  postLike,
  putLikes,
} from '@amarena/shared/contracts/people/likes';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, type Somebody, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const likesOf = async ({ client }: Somebody) => (await client.call(getLikes)).answer();
const like = (from: Somebody, to: { id: string }) => from.client.call(postLike, { body: { profile: to.id } });

const liveEvents = async (memberId: string) =>
  (await server.database.db.selectFrom('live_events').select('event').where('member_id', '=', memberId).orderBy('number').execute()).map(
    ({ event }) => event,
  );

describe('likes', () => {
  it('API-30 answers whom the member likes and who likes the member', async () => {
    const [me, her, him] = [await somebody(server), await somebody(server), await somebody(server)];
    await like(me, her);
    await like(him, me);
    const likes = await likesOf(me);
    expect(likes.profiles.map(({ id }) => id)).toEqual([her.id]);
    expect(likes.liked_by.map(({ id }) => id)).toEqual([him.id]);
  });

  it('API-58 shows the liked member a new like and tells the open pages', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    expect((await like(me, her)).answer()).toEqual({ mutual: false });
    expect((await likesOf(her)).liked_by).toMatchObject([{ id: me.id, like_new: true }]);
    expect(await liveEvents(her.id)).toEqual([{ type: 'likes_changed', new_likes: 1 }]);
    expect((await like(her, me)).answer()).toEqual({ mutual: true });
  });

  it('LK-04 says with whom of a pair the member has a conversation, until it is removed', async () => {
    const [me, her, him] = [await somebody(server), await somebody(server), await somebody(server)];
    for (const other of [her, him]) {
      await like(me, other);
      await like(other, me);
    }
    const talking = async () => (await me.client.call(getLikeList, { query: { list: 'mutual' } })).answer().talking;
    expect(await talking()).toEqual([]);
    const body = { client_id: randomUUID(), profile: her.id, text: 'Ciao' };
    const { message } = (await me.client.call(postChat, { body })).answer();
    expect(await talking()).toEqual([her.id]);
    await me.client.call(deleteChat, { body: { conversation: message.conversation } });
    expect(await talking()).toEqual([]);
  });

  it('API-59 takes a like back', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await like(me, her);
    expect((await me.client.call(deleteLike, { body: { profile: her.id } })).status).toBe(204);
    expect((await likesOf(her)).liked_by).toEqual([]);
    expect((await likesOf(me)).profiles).toEqual([]);
  });

  it('API-60 counts every like as seen, so that cleared flags stay cleared', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await like(me, her);
    expect((await her.client.call(putLikes)).status).toBe(204);
    expect((await likesOf(her)).liked_by).toMatchObject([{ id: me.id, like_new: false }]);
  });

  it('lists new likes before those seen, whatever their time', async () => {
    const [her, early, late] = [await somebody(server), await somebody(server), await somebody(server)];
    await like(early, her);
    await her.client.call(putLikes);
    await like(late, her);
    await server.database.db
      .updateTable('likes')
      .set({ liked_at: new Date(0) })
      .where('member_id', '=', late.id)
      .execute();
    expect((await likesOf(her)).liked_by.map(({ id }) => id)).toEqual([late.id, early.id]);
  });

  it('API-58 counts a like once, however often it is sent, and raises no flag a second time', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await like(me, her);
    await her.client.call(putLikes);
    expect((await like(me, her)).answer()).toEqual({ mutual: false });
    expect((await likesOf(her)).liked_by).toMatchObject([{ id: me.id, like_new: false }]);
    expect(await liveEvents(her.id)).toEqual([
      { type: 'likes_changed', new_likes: 1 },
      { type: 'likes_changed', new_likes: 0 },
    ]);
  });

  it('API-59 ends well where a like is taken back before it came, and a like after that stands', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    expect((await me.client.call(deleteLike, { body: { profile: her.id } })).status).toBe(204);
    expect(await liveEvents(her.id)).toEqual([]);
    await like(me, her);
    expect((await likesOf(her)).liked_by.map(({ id }) => id)).toEqual([me.id]);
  });

  it('says since when two people like each other', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await like(me, her);
    expect((await likesOf(her)).liked_by).toMatchObject([{ id: me.id, mutual_since: null }]);
    await like(her, me);
    const mine = await likesOf(me);
    const hers = await likesOf(her);
    expect(mine.liked_by[0]?.mutual_since).toBe(mine.liked_by[0]?.liked_at);
    expect(hers.liked_by[0]?.mutual_since).toBe(mine.liked_by[0]?.liked_at);
  });

  it('tells the one who liked first that both like each other now, once', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await like(me, her);
    expect((await liveEvents(me.id)).map(({ type }) => type)).toEqual([]);
    await like(her, me);
    await like(her, me);
    expect(await liveEvents(me.id)).toMatchObject([
      { type: 'likes_changed', new_likes: 1 },
      { type: 'mutual', profile: { id: her.id, name: her.name, liked: true } },
    ]);
    expect((await liveEvents(her.id)).map(({ type }) => type)).toEqual(['likes_changed']);
  });

  it('lets both learn that it is mutual where 25 pairs like each other at the same moment', async () => {
    const pairs = await Promise.all(Array.from({ length: 25 }, async () => [await somebody(server), await somebody(server)] as const));
    const answers = await Promise.all(
      pairs.map(async ([one, other]) => {
        const both = await Promise.all([like(one, other), like(other, one)]);
        return both.map((answered) => answered.answer().mutual).sort();
      }),
    );
    expect(answers).toEqual(pairs.map(() => [false, true]));
    for (const [one, other] of pairs) {
      const told = [...(await liveEvents(one.id)), ...(await liveEvents(other.id))];
      expect(told.filter(({ type }) => type === 'mutual')).toHaveLength(1);
    }
  });

  it('takes no automatic like for one that makes a pair', async () => {
    const her = await somebody(server);
    const liker = await addMember(server, { fictional: true });
    await server.database.db
      .insertInto('likes')
      .values({ member_id: liker, liked_id: her.id, liked_at: new Date(), seen_at: null, automatic: true })
      .execute();
    expect((await like(her, { id: liker })).answer()).toEqual({ mutual: false });
    expect((await likesOf(her)).liked_by).toMatchObject([{ id: liker, liked: true, mutual_since: null }]);
    expect((await her.client.call(getProfile, { query: { id: liker } })).answer().profile.mutual).toBe(false);
  });

  it('neither lists nor counts likes of members who left or are switched off, and refuses likes to them', async () => {
    const her = await somebody(server);
    const [gone, paused, here] = [await somebody(server), await somebody(server, { profile: {} }), await somebody(server)];
    for (const one of [gone, paused]) await like(one, her);
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', gone.id).execute();
    await server.database.db.updateTable('profiles').set({ disabled: true }).where('member_id', '=', paused.id).execute();
    await like(here, her);
    expect((await likesOf(her)).liked_by.map(({ id }) => id)).toEqual([here.id]);
    expect((await liveEvents(her.id)).at(-1)).toEqual({ type: 'likes_changed', new_likes: 1 });
    for (const one of [gone, paused]) expect((await like(her, one)).body).toEqual({ code: 'not_found' });
  });

  it('labels an automatic like and never counts it as new', async () => {
    const her = await somebody(server);
    const liker = await addMember(server, { fictional: true });
    await server.database.db
      .insertInto('likes')
      .values({ member_id: liker, liked_id: her.id, liked_at: new Date(), seen_at: null, automatic: true })
      .execute();
    expect((await likesOf(her)).liked_by).toMatchObject([{ id: liker, automatic: true, like_new: false, fictional: true }]);
  });

  it('refuses a like to oneself and to nobody', async () => {
    const me = await somebody(server);
    expect((await like(me, me)).body).toEqual({ code: 'like_self' });
    expect((await like(me, { id: '0196f0e0-0000-7000-8000-000000000000' })).body).toEqual({ code: 'not_found' });
  });

  it('RP-07 refuses a visitor’s like', async () => {
    const id = await addMember(server);
    const refused = await server.visitor().call(postLike, { body: { profile: id } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'authentication_required', authentication_required: true }]);
  });

  it('RP-24 refuses a like to a member who blocked', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await her.client.call(postBlock, { body: { profile: me.id } });
    const refused = await like(me, her);
    expect([refused.status, refused.body]).toEqual([403, { code: 'blocked_by_user' }]);
    expect((await likesOf(her)).liked_by).toEqual([]);
  });

  it('lists no likes of members between whom there is a block', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await like(her, me);
    await me.client.call(postBlock, { body: { profile: her.id } });
    expect((await likesOf(me)).liked_by).toEqual([]);
    expect((await likesOf(her)).profiles).toEqual([]);
  });
});

describe('blocks', () => {
  it('API-63 EN-36 keeps a blocked member’s id with the own profile', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    expect((await me.client.call(postBlock, { body: { profile: her.id } })).status).toBe(204);
    expect((await me.client.call(getUser)).answer().user?.profile.blocked_users).toEqual([her.id]);
    expect((await me.client.call(getBlocks)).answer().profiles).toMatchObject([{ id: her.id, name: her.name }]);
  });

  it('API-64 takes a block back', async () => {
    const [me, her] = [await somebody(server), await somebody(server)];
    await me.client.call(postBlock, { body: { profile: her.id } });
    await me.client.call(deleteBlock, { body: { profile: her.id } });
    expect((await me.client.call(getUser)).answer().user?.profile.blocked_users).toEqual([]);
  });
});

describe('lists of likes', () => {
  const MANY = LIKES_PAGE * 2 + 5;
  const pageOf = async ({ client }: Somebody, list: LikeListName, cursor?: string) =>
    (await client.call(getLikeList, { query: cursor === undefined ? { list } : { list, cursor } })).answer();

  async function allOf(member: Somebody, list: LikeListName): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageOf(member, list, cursor);
      expect(page.profiles.length + page.liked_by.length).toBeLessThanOrEqual(LIKES_PAGE);
      ids.push(...[...page.profiles, ...page.liked_by].map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return ids;
  }

  it('LK-02 have pages that neither skip nor repeat anybody, also within one moment, and count them all', async () => {
    const me = await somebody(server);
    const others: string[] = [];
    for (let index = 0; index < MANY; index += 1) others.push(await addMember(server));
    const at = (index: number) => new Date(1_700_000_000_000 - (index % 3) * 1_000);
    const rows = others.flatMap((id, index) => [
      { member_id: id, liked_id: me.id, liked_at: at(index), seen_at: index % 2 === 0 ? null : new Date() },
      { member_id: me.id, liked_id: id, liked_at: at(index), seen_at: null },
    ]);
    await server.database.db.insertInto('likes').values(rows).execute();
    for (const list of ['received', 'given', 'mutual'] as const) {
      const listed = await allOf(me, list);
      expect(listed).toHaveLength(MANY);
      expect(new Set(listed)).toEqual(new Set(others));
    }
    const { counts, liked_by } = await pageOf(me, 'received');
    expect(counts).toEqual({ received: MANY, given: MANY, mutual: MANY, fresh: Math.ceil(MANY / 2) });
    expect(liked_by.every(({ like_new }) => like_new)).toBe(true);
  });

  it('LK-03 have the new ones first and leave out who is not there to be seen', async () => {
    const [me, seen, fresh] = [await somebody(server), await somebody(server), await somebody(server)];
    const [gone, paused, blocked] = [await somebody(server), await somebody(server, { profile: {} }), await somebody(server)];
    await like(seen, me);
    for (const one of [gone, paused, blocked]) await like(one, me);
    await me.client.call(putLikes);
    await like(fresh, me);
    await server.database.db
      .updateTable('likes')
      .set({ liked_at: new Date(0) })
      .where('member_id', '=', fresh.id)
      .execute();
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', gone.id).execute();
    await server.database.db.updateTable('profiles').set({ disabled: true }).where('member_id', '=', paused.id).execute();
    await me.client.call(postBlock, { body: { profile: blocked.id } });
    const { liked_by, counts } = await pageOf(me, 'received');
    expect(liked_by).toMatchObject([
      { id: fresh.id, like_new: true },
      { id: seen.id, like_new: false },
    ]);
    expect(counts).toEqual({ received: 2, fresh: 1, given: 0, mutual: 0 });
  });

  it('have the latest pair first, and no automatic like makes one', async () => {
    const [me, early, late] = [await somebody(server), await somebody(server), await somebody(server)];
    const robot = await addMember(server, { fictional: true });
    for (const one of [late, early]) {
      await like(one, me);
    }
    await like(me, early);
    await like(me, late);
    await server.database.db
      .insertInto('likes')
      .values({ member_id: robot, liked_id: me.id, liked_at: new Date(), seen_at: null, automatic: true })
      .execute();
    await like(me, { id: robot });
    const { liked_by, counts } = await pageOf(me, 'mutual');
    expect(liked_by.map(({ id }) => id)).toEqual([late.id, early.id]);
    expect(counts).toMatchObject({ mutual: 2, received: 3, given: 3 });
  });

  it.each(['nonsense', Buffer.from("1 2026-01-01' or 1=1 x").toString('base64url')])('refuse the cursor %s', async (cursor) => {
    const { client } = await somebody(server);
    const refused = await client.call(getLikeList, { query: { list: 'given', cursor } });
    expect([refused.status, refused.body]).toEqual([400, { code: 'validation_failed', fields: { cursor: 'invalid' } }]);
  });
});

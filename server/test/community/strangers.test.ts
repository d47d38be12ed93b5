import { getChats } from '@amarena/shared/contracts/chat/chats';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { getLikeList, LIKES_PAGE } from '@amarena/shared/contracts/people/likes';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { getVisits, postVisit, VISITS_PAGE } from '@amarena/shared/contracts/people/visits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { send } from '../chats/support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const plainCursor = (...words: (string | number)[]) => Buffer.from(words.join(' ')).toString('base64url');
const refusedCursor = [400, { code: 'validation_failed', fields: { cursor: 'invalid' } }];

/** Creates this many members who visited and like someone. */
async function crowdAround(id: string, count: number): Promise<void> {
  const { db } = server.database;
  for (let made = 0; made < count; made += 1) {
    const other = await addMember(server);
    await db
      .insertInto('visits')
      .values({ viewer_id: other, viewed_id: id, visited_at: new Date(Date.now() - made * 1_000) })
      .execute();
    await sql`insert into likes (member_id, liked_id, liked_at) values (${other}, ${id}, now() - ${made} * interval '1 second')`.execute(
      db,
    );
  }
}

describe('a cursor', () => {
  it('that a stranger made up cannot list the visitors of someone else', async () => {
    const [viewer, viewed, thief] = [await somebody(server), await somebody(server), await somebody(server)];
    await viewer.client.call(postVisit, { body: { profile: viewed.id } });
    const { visited_at } = await server.database.db
      .selectFrom('visits')
      .select('visited_at')
      .where('viewer_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    const forged = plainCursor(visited_at.toISOString(), '00000000-0000-7000-8000-000000000000');
    const received = await thief.client.call(getVisits, { query: { cursor: forged } });
    expect([received.status, received.body]).toEqual(refusedCursor);
  });

  it('goes on in the list of its own member, and opens nobody else’s', async () => {
    const [me, thief] = [await somebody(server), await somebody(server)];
    await crowdAround(me.id, Math.max(VISITS_PAGE, LIKES_PAGE) + 2);
    const visits = (await me.client.call(getVisits, { query: {} })).answer();
    const more = (await me.client.call(getVisits, { query: { cursor: visits.next ?? '' } })).answer();
    const seen = new Set(visits.visitors.map(({ id }) => id));
    expect(more.visitors.length).toBeGreaterThan(0);
    expect(more.visitors.filter(({ id }) => seen.has(id))).toEqual([]);
    const likes = (await me.client.call(getLikeList, { query: { list: 'received' } })).answer();
    const rest = (await me.client.call(getLikeList, { query: { list: 'received', cursor: likes.next ?? '' } })).answer();
    expect(rest.liked_by.length).toBeGreaterThan(0);
    const stolen = [
      await thief.client.call(getVisits, { query: { cursor: visits.next ?? '' } }),
      await thief.client.call(getLikeList, { query: { list: 'received', cursor: likes.next ?? '' } }),
    ];
    for (const { status, body } of stolen) expect([status, body]).toEqual(refusedCursor);
  });

  it('of the search cannot be read for the exact time of someone’s last activity', async () => {
    await crowdAround((await somebody(server)).id, 30);
    const { client } = await somebody(server);
    const { next, results } = (await client.call(search, { query: { country: 'IT' } })).answer();
    const text = Buffer.from(next ?? '', 'base64url').toString('latin1');
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d|\d\d:\d\d/);
    for (const { id } of results) expect(text).not.toContain(id);
    const more = (await client.call(search, { query: { country: 'IT', cursor: next ?? '' } })).answer();
    expect(more.results.length).toBeGreaterThan(0);
    const forged = plainCursor(new Date().toISOString(), results[0]?.id ?? '', 24, 24);
    const received = await client.call(search, { query: { country: 'IT', cursor: forged } });
    expect([received.status, received.body]).toEqual(refusedCursor);
  });
});

describe('who was blocked', () => {
  it('cannot go on watching in the chats where the one who blocked is, how they look and when they are here', async () => {
    const stalker = await somebody(server, { paid_user: true });
    const owner = await somebody(server, { photos: 2, profile: { city: 'Bologna', region: 'emilia-romagna' } });
    for (const { id } of [owner, stalker]) await server.database.db.insertInto('wallets').values({ member_id: id, balance: 10 }).execute();
    expect((await send(owner, { profile: stalker.id })).status).toBe(200);
    const partnerOf = async () => (await stalker.client.call(getChats)).answer().chats[0]?.profile;
    expect(await partnerOf()).toMatchObject({ online: true, city: 'Bologna' });
    await owner.client.call(postBlock, { body: { profile: stalker.id } });
    expect(await partnerOf()).toMatchObject({
      name: owner.name,
      online: false,
      last_active: null,
      city: null,
      region: null,
      main_image: null,
      num_photos: 0,
      distance: null,
    });
  });
});

describe('a visitor who scrapes profiles', () => {
  const said = {
    sexuality: 'lesbian',
    relationship_status: 'married',
    body_type: 'slim',
    hair_color: 'red',
    eye_color: 'green',
    about_me: 'Cammino molto e leggo la sera.',
    interests: ['hiking' as const],
    city: 'Bologna',
  } as const;

  it('cannot learn orientation, relationship or looks, and reads words and interests', async () => {
    const id = await addMember(server, { name: 'Ada', profile: { ...said, interests: [...said.interests] } });
    const { profile } = (await server.visitor().call(getProfile, { query: { id } })).answer();
    expect(profile).toMatchObject({ name: 'Ada', city: 'Bologna', about_me: said.about_me, interests: ['hiking'] });
    expect(profile).toMatchObject({ sexuality: null, relationship_status: null, body_type: null, hair_color: null, eye_color: null });
    const { client } = await somebody(server);
    expect((await client.call(getProfile, { query: { id } })).answer().profile).toMatchObject({ sexuality: 'lesbian', eye_color: 'green' });
    const html = (await server.visitor().raw({ method: 'GET', url: `/members/${id}` })).body;
    expect(html).not.toMatch(/lesbian|married/);
  });

  it('cannot learn who is online, by card, count or filter', async () => {
    const id = await addMember(server, { country: 'NZ' });
    const visitor = server.visitor();
    const found = (await visitor.call(search, { query: { country: 'NZ' } })).answer();
    expect(found.numOnline).toBeNull();
    expect(found.results.find((card) => card.id === id)).toMatchObject({ online: false, last_active: null });
    const { profile } = (await visitor.call(getProfile, { query: { id } })).answer();
    expect(profile).toMatchObject({ online: false, last_active: null });
    const filtered = await visitor.call(search, { query: { country: 'NZ', online: 'true' } });
    expect([filtered.status, filtered.body]).toEqual([400, { code: 'validation_failed', fields: { online: 'invalid' } }]);
    const { client } = await somebody(server, { country: 'AU' });
    const member = (await client.call(search, { query: { country: 'NZ', online: 'true' } })).answer();
    expect(member).toMatchObject({ numOnline: 1, results: [{ id, online: true, last_active: 'now' }] });
  });
});

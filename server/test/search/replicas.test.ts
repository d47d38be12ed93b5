import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { search } from '@amarena/shared/contracts/people/search';
import type { QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { addMember, type Somebody, somebody } from '../community/people.ts';
import type { TestClient } from '../support/client.ts';
import type { TestServer } from '../support/startServer.ts';
import { type Replicated, startReplicated } from './support.ts';

const LONG = 600;
const CROWD = 400;

let world: Replicated;
beforeAll(async () => {
  world = await startReplicated();
  await world.crowd(CROWD);
  await world.command('create');
});
afterAll(() => world.close());

type Query = QueryOf<typeof search>;

/** All pages of a search, without what is sealed for one server. */
async function everything(client: TestClient, query: Query): Promise<unknown[]> {
  const { next, results, ...rest } = (await client.call(search, { query })).answer();
  const page = {
    ...rest,
    ids: results.map(({ id }) => id),
    similar: rest.similar && { ...rest.similar, results: rest.similar.results.map(({ id }) => id) },
  };
  return [page, ...(next === null ? [] : await everything(client, { ...query, cursor: next }))];
}
const idsOf = async (client: TestClient, query: Query): Promise<string[]> =>
  (await client.call(search, { query })).answer().results.map(({ id }) => id);

describe('searches with replicas', () => {
  let site: TestServer;
  let without: TestServer;
  let searcher: Somebody;
  beforeAll(async () => {
    site = await world.openSite({ SEARCH_REPLICA_LAG_SECONDS: String(LONG) });
    without = await world.openSite({ SEARCH_REPLICAS: '' });
    searcher = await somebody(site, { country: 'IT', gender: 'male', profile: { latitude: 41.9, longitude: 12.5, invisible_mode: true } });
    await world.whenReady(site, 'IT');
    await world.whenReady(site, 'AT,DE');
  });
  afterAll(async () => {
    await site.close();
    await without.close();
  });

  it.each<Query>([
    { country: 'IT' },
    { country: 'DE' },
    { country: 'IT', gender: 'female', min_age: 25, max_age: 45 },
    { country: 'IT', countryregion: 'lazio', photo: 'true' },
    { country: 'IT', interests: 'hiking,yoga', only_real: 'true' },
    { country: 'IT', distance: '25', near: '42.5,13.2' },
    { country: 'IT', distance: '10', near: '60,20' },
    { country: 'DE', gender: 'male', min_age: 99 },
    { country: 'DE', verified: 'true' },
  ])('answer %j as the primary does, on every page', async (query) => {
    const before = await world.answersBy(site);
    const answers = await everything(site.visitor(), query);
    expect(answers).toEqual(await everything(without.visitor(), query));
    expect(answers.length + JSON.stringify(answers).length).toBeGreaterThan(50);
    const after = await world.answersBy(site);
    expect(after.replica).toBeGreaterThan(before.replica);
    expect(after.primary_instead).toBe(before.primary_instead);
  });

  it('answer a member who looks for those online near their own city as the primary does', async () => {
    const online = await addMember(site, { country: 'IT', profile: { latitude: 41.9, longitude: 12.5 } });
    await world.whenOn('italy', online);
    const query = { country: 'IT', online: 'true', distance: '25' } as const;
    expect(await idsOf(searcher.client, query)).toEqual([online]);
    expect(await everything(searcher.client, query)).toEqual([expect.objectContaining({ numResults: 1, numOnline: 1 })]);
  });

  it('ask the primary for a country without a replica, and for all countries', async () => {
    const before = await world.answersBy(site);
    for (const query of [{ country: 'NL' }, {}] as const)
      expect(await everything(site.visitor(), query)).toEqual(await everything(without.visitor(), query));
    const after = await world.answersBy(site);
    expect([after.replica, after.primary_instead]).toEqual([before.replica, before.primary_instead]);
    expect(after.primary).toBeGreaterThan(before.primary);
  });

  it('widen the country on the primary, because a replica knows nobody elsewhere', async () => {
    const elsewhere = await addMember(site, { country: 'FR', age: 98 });
    const query = { country: 'AT', min_age: 97 } as const;
    const [answer] = await everything(site.visitor(), query);
    expect(answer).toMatchObject({ ids: [], similar: { widened: 'country', results: [elsewhere] } });
    expect([answer]).toEqual(await everything(without.visitor(), query));
  });

  it('find a member who moves to another country there, and no longer where they were', async () => {
    const id = await addMember(site, { country: 'IT' });
    await world.whenOn('italy', id);
    await site.database.db.updateTable('members').set({ country: 'DE' }).where('id', '=', id).execute();
    await world.whenOn('germany', id);
    await world.whenGone('italy', id);
    expect(await idsOf(site.visitor(), { country: 'DE' })).toContain(id);
  });

  describe('of a replica that is behind', () => {
    let late: string[];
    let blocker: Somebody;
    beforeAll(async () => {
      const at = { country: 'IT', gender: 'female', age: 92, profile: { region: 'molise' } } as const;
      blocker = await somebody(site, { ...at, gender: 'male' });
      late = [];
      for (let one = 0; one < 6; one += 1) late.push(await addMember(site, at));
      await world.whenOn('italy', late.at(-1) ?? '');
      await world.pause('italy');
    });
    afterAll(() => world.resume('italy'));

    const wish = { country: 'IT', countryregion: 'molise', gender: 'female' } as const;

    it('never show who was blocked, suspended or hidden, left or moved', async () => {
      const [blocked = '', suspended = '', hidden = '', gone = '', moved = '', stays = ''] = late;
      expect(new Set(await idsOf(blocker.client, wish))).toEqual(new Set(late));
      const { db } = site.database;
      (await blocker.client.call(postBlock, { body: { profile: blocked } })).answer();
      await db
        .insertInto('profiles')
        .values({ member_id: blocked })
        .onConflict((on) => on.doNothing())
        .execute();
      await db.updateTable('profiles').set({ disabled: true }).where('member_id', '=', suspended).execute();
      await db.updateTable('profiles').set({ invisible_mode: true }).where('member_id', '=', hidden).execute();
      await db.updateTable('members').set({ status: 'deleted' }).where('id', '=', gone).execute();
      await db.updateTable('members').set({ country: 'DE' }).where('id', '=', moved).execute();
      const before = await world.answersBy(site);
      const answer = (await blocker.client.call(search, { query: wish })).answer();
      expect(answer).toMatchObject({ results: [{ id: stays }], numResults: 1, numOnline: 1 });
      expect(await idsOf(site.visitor(), wish)).toEqual(expect.arrayContaining([blocked, stays]));
      expect(await world.idsOn('italy')).toEqual(expect.arrayContaining(late));
      expect((await world.answersBy(site)).replica).toBeGreaterThan(before.replica);
    });

    it('never suggest them as similar', async () => {
      const [blocked, suspended, , , , stays] = late;
      const answer = (await blocker.client.call(search, { query: { ...wish, min_age: 84, max_age: 88 } })).answer();
      const similar = answer.similar?.results.map(({ id }) => id) ?? [];
      expect(similar).toContain(stays);
      for (const id of [blocked, suspended]) expect(similar).not.toContain(id);
    });
  });
});

describe('replicas that cannot answer', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await world.openSite({ SEARCH_REPLICA_LAG_SECONDS: '3' });
  });
  afterAll(() => site.close());
  beforeEach(() => world.whenReady(site, 'IT'));

  /** What only the primary knows is found, and the metrics say that it answered instead of a replica. */
  async function isAnsweredByPrimary(): Promise<void> {
    const id = await addMember(site, { country: 'IT' });
    const before = await world.answersBy(site);
    expect(await idsOf(site.visitor(), { country: 'IT' })).toContain(id);
    expect((await world.answersBy(site)).primary_instead).toBeGreaterThan(before.primary_instead);
  }

  it('are replaced by the primary while they are too far behind, and are used again afterwards', async () => {
    await world.pause('italy');
    await world.whenState(site, 'IT', 'behind');
    expect(await world.figure(site, 'search_replica_lag_seconds{replica="IT"}')).toBeGreaterThan(3);
    await isAnsweredByPrimary();
    await world.resume('italy');
    await world.whenReady(site, 'IT');
    const before = await world.answersBy(site);
    await idsOf(site.visitor(), { country: 'IT' });
    expect((await world.answersBy(site)).replica).toBeGreaterThan(before.replica);
  });

  it('are replaced at once if they are gone, and are used again when they are back', async () => {
    await world.italy.kill();
    expect((await site.visitor().call(search, { query: { country: 'IT' } })).status).toBe(200);
    await world.whenState(site, 'IT', 'unreachable');
    await isAnsweredByPrimary();
    await world.italy.start();
  });

  it('are given up if they do not answer, also by searches that wait for them', async () => {
    await world.italy.freeze();
    await isAnsweredByPrimary();
    await world.whenState(site, 'IT', 'unreachable');
    world.italy.thaw();
  });

  it('are not replaced if they only take too long: the same again would bring the primary down, too', async () => {
    const busy = await world.openSite({ SEARCH_REPLICA_LAG_SECONDS: String(LONG), DATABASE_STATEMENT_SECONDS: '1' });
    await world.whenReady(busy, 'IT');
    const replica = await openDatabase({ databaseUrl: world.italy.url, dataDir: '' });
    await replica.db.transaction().execute(async (trx) => {
      await sql`lock table search_entries`.execute(trx);
      expect(await busy.visitor().call(search, { query: { country: 'IT' } })).toMatchObject({ status: 503 });
    });
    await replica.close();
    expect((await world.answersBy(busy)).primary_instead).toBe(0);
    await busy.close();
  });

  it('do not answer for a country that they do not receive', async () => {
    const other = await world.openSite({ SEARCH_REPLICAS: `ES,IT=${world.italy.url}` });
    expect(await world.whenState(other, 'ES,IT', 'differs')).toBe(true);
    await other.close();
  });

  it('do not answer after a migration that they lack, until they are built anew', async () => {
    const { db } = site.database;
    await sql`create index search_of_tomorrow on search_entries (gender, birth)`.execute(db);
    const next = await world.openSite();
    await world.whenState(next, 'IT', 'differs');
    expect((await world.command('list')).out).toMatch(/IT +differs/);
    expect((await world.command('create')).out).toContain('IT: ready');
    await world.whenReady(next, 'IT');
    await next.close();
  });
});

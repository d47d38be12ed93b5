import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { COMPUTED, REPLICATED } from '../../src/domains/search/replicas/columns.ts';
import { whenFound } from '../support/whenFound.ts';
import { type Replicated, runCommand, startReplicated } from './support.ts';

const CROWD = 40;

let world: Replicated;
beforeAll(async () => {
  world = await startReplicated();
  await world.crowd(CROWD);
});
afterAll(() => world.close());

const countries = async (place: 'italy' | 'germany') =>
  (await world[place].rows<{ country: string }>('select distinct country from search_entries order by 1')).map(({ country }) => country);
const columnsOf = async (postgres: Replicated['primary']) =>
  (
    await postgres.rows<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'search_entries' order by 1",
    )
  ).map(({ name }) => name);

describe('the command for search replicas', () => {
  it('says what is missing, and does nothing', async () => {
    expect(await runCommand(['create'], {})).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL is missing') });
    const DATABASE_URL = world.primary.url;
    expect(await runCommand(['create'], { DATABASE_URL })).toMatchObject({
      code: 1,
      err: expect.stringContaining('SEARCH_REPLICAS is missing'),
    });
    expect(await runCommand(['create'], { DATABASE_URL, SEARCH_REPLICAS: 'Italy' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('must list replicas'),
    });
    expect(await runCommand(['create'], { DATABASE_URL, SEARCH_REPLICAS: `IT=${DATABASE_URL}` })).toMatchObject({
      code: 1,
      err: expect.stringContaining('another server than the primary'),
    });
    const elsewhere = await runCommand(['create'], { DATABASE_URL: world.italy.url, SEARCH_REPLICAS: `IT=${world.germany.url}` });
    expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('wal_level = logical') });
    expect(await world.primary.rows('select from pg_publication')).toEqual([]);
  });

  it('ends with the reason if a replica does not answer', async () => {
    const nowhere = await runCommand(['list'], {
      DATABASE_URL: world.primary.url,
      SEARCH_REPLICAS: 'IT=postgres://postgres@127.0.0.1:1/nowhere',
    });
    expect(nowhere).toMatchObject({ code: 1, out: '', err: expect.stringContaining('ECONNREFUSED') });
  });

  it('creates replicas with the members of their countries, and nothing else about them', async () => {
    const created = await world.command('create');
    expect(created).toMatchObject({ code: 0, out: expect.stringMatching(/IT: ready.*\nAT,DE: ready/) });
    expect([await countries('italy'), await countries('germany')]).toEqual([['IT'], ['DE']]);
    const tables = await world.italy.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    expect(tables.map(({ name }) => name)).toEqual(['search_clock', 'search_entries', 'search_places']);
    expect(await columnsOf(world.italy)).toEqual([...REPLICATED, ...COMPUTED].toSorted());
  });

  it('leaves no column out that the search has', async () => {
    expect(await columnsOf(world.primary)).toEqual([...REPLICATED, ...COMPUTED].toSorted());
  });

  it('does nothing a second time, but lets a role read', async () => {
    for (const replica of [world.italy, world.germany]) await replica.rows('create role reader login');
    const before = await world.primary.rows('select slot_name from pg_replication_slots order by 1');
    expect(await world.command('create', '--reader', 'reader')).toEqual({
      code: 0,
      out: 'IT: complete, nothing to do.\nAT,DE: complete, nothing to do.\n',
      err: '',
    });
    expect(await world.primary.rows('select slot_name from pg_replication_slots order by 1')).toEqual(before);
    const database = await openDatabase({ databaseUrl: world.italy.url.replace('postgres@', 'reader@'), dataDir: '' });
    await expect(sql`select from search_entries limit 1`.execute(database.db)).resolves.toBeDefined();
    await expect(sql`delete from search_entries`.execute(database.db)).rejects.toThrow('permission denied');
    await database.close();
    const site = await world.openSite({ SEARCH_REPLICAS: `IT=${world.italy.url.replace('postgres@', 'reader@')}` });
    await world.whenReady(site, 'IT');
    await site.close();
  });

  it('shows how far behind each is, and what the primary keeps for it', async () => {
    expect((await world.command('list')).out).toMatch(/^IT +complete +\d+ s behind +about \d+ members +\d+ MB of the log kept for it$/m);
  });

  it('lets migrations add columns, which reach no replica, and drop them again', async () => {
    await world.primary.rows('alter table search_entries add column note text');
    await world.primary.rows("update search_entries set note = 'private', region = 'lazio' where country = 'IT'");
    await whenFound(async () =>
      (await world.italy.rows("select from search_entries where region <> 'lazio'")).length === 0 ? true : null,
    );
    expect(await columnsOf(world.italy)).not.toContain('note');
    await world.primary.rows('alter table search_entries drop column note');
    expect((await world.command('list')).out).toMatch(/^IT +complete/m);
  });

  it('keeps a migration from dropping a column that replicas receive, instead of breaking them in silence', async () => {
    await expect(world.primary.rows('alter table search_entries drop column wants')).rejects.toThrow('other objects depend on it');
  });

  it('builds a replica anew if the primary lost its place in the log, as after a failover', async () => {
    const [subscription] = await world.italy.rows<{ name: string }>('select subname as name from pg_subscription');
    await world.italy.rows(`alter subscription ${subscription?.name} disable`);
    await whenFound(async () => {
      const [slot] = await world.primary.rows<{ active: boolean }>(
        `select active from pg_replication_slots where slot_name = '${subscription?.name}'`,
      );
      return slot?.active === false ? true : null;
    });
    await world.primary.rows(`select pg_drop_replication_slot('${subscription?.name}')`);
    expect((await world.command('list')).out).toMatch(/^IT +differs.*no slot on the primary$/m);
    expect((await world.command('create')).out).toContain('IT: ready');
    expect(await countries('italy')).toEqual(['IT']);
  });

  it('removes replicas, and what the primary has for them with the last', async () => {
    const identity = () => world.primary.rows("select from pg_class where relname = 'search_identity'");
    const one = await runCommand(['remove'], { DATABASE_URL: world.primary.url, SEARCH_REPLICAS: `IT=${world.italy.url}` });
    expect(one.out).toMatch(/IT: removed\.\nThe primary still keeps its log for amarena_search_replica_/);
    expect(await identity()).toHaveLength(1);
    expect((await world.command('remove')).code).toBe(0);
    expect(await identity()).toEqual([]);
    for (const table of ['pg_publication', 'pg_replication_slots']) expect(await world.primary.rows(`select from ${table}`)).toEqual([]);
    expect(await world.germany.rows("select from information_schema.tables where table_schema = 'public'")).toEqual([]);
  });
});

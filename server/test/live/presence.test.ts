import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { App } from '../../src/compose/app.ts';
import { MINUTE } from '../../src/times.ts';
import { addMember, type Somebody, somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { listenTo, type OpenStream } from './stream.ts';

/** All answers are the same whether heartbeats are in the database or in Valkey: see `tools/check/steps.ts`. */
describe('a member who is online', () => {
  let server: TestServer;
  let address: string;
  let viewer: Somebody;
  const streams: OpenStream[] = [];
  beforeAll(async () => {
    server = await startServer();
    address = await server.start();
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    // Those of the last test are long gone.
    server.pass(60 * MINUTE);
    await server.heartbeats.settle();
    await server.platform.db.deleteFrom('members').execute();
    viewer = await somebody(server, { country: 'NZ' });
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  const aWoman = (wish: Parameters<typeof somebody>[1] = {}) =>
    somebody(server, { country: 'PL', last_active_at: new Date(server.platform.now().getTime() - 20 * MINUTE), ...wish });
  /** Opens a tab, and does nothing in it. */
  async function opensTab({ client }: Somebody, where = address): Promise<OpenStream> {
    const stream = await listenTo(where, client);
    streams.push(stream);
    return stream;
  }
  /** Time passes, in which processes do every minute what they do. */
  async function pass(minutes: number, apps: readonly App[] = [server]): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      server.pass(MINUTE);
      for (const app of apps) await app.services.live.notePresence();
      for (const app of apps) await app.heartbeats.settle();
    }
  }
  async function closes(stream: OpenStream): Promise<void> {
    const open = server.services.live.open();
    stream.close();
    while (server.services.live.open() === open) await new Promise((done) => setImmediate(done));
  }
  const found = async (online: boolean) =>
    (await viewer.client.call(search, { query: { country: 'PL', ...(online ? { online: 'true' as const } : {}) } })).answer();
  const seen = async ({ id }: Somebody) => (await viewer.client.call(getProfile, { query: { id } })).answer().profile;
  /** What every place says about who is online. */
  async function online(): Promise<{ filtered: string[]; counted: number | null; carded: string[] }> {
    const all = await found(false);
    return {
      filtered: (await found(true)).results.map(({ id }) => id),
      counted: all.numOnline,
      carded: all.results.filter((card) => card.online).map(({ id }) => id),
    };
  }
  const NONE = { filtered: [], counted: 0, carded: [] };
  const only = (...people: Somebody[]) => {
    const ids = people.map(({ id }) => id);
    return { filtered: ids, counted: ids.length, carded: ids };
  };
  const act = ({ client }: Somebody) => client.call(search, { query: { country: 'PL' } });

  it('is so everywhere from the first request on, for five minutes', async () => {
    const anna = await aWoman();
    expect(await online()).toEqual(NONE);
    await act(anna);
    expect(await online()).toEqual(only(anna));
    expect(await seen(anna)).toMatchObject({ online: true, last_active: 'now' });
    await server.heartbeats.settle();
    server.pass(ONLINE_WITHIN - MINUTE);
    await server.heartbeats.settle();
    expect(await online()).toEqual(only(anna));
    server.pass(MINUTE);
    await server.heartbeats.settle();
    expect(await online()).toEqual(NONE);
    expect(await seen(anna)).toMatchObject({ online: false, last_active: 'today' });
  });

  it('stays so while a tab is open, however long nothing happens in it', async () => {
    const anna = await aWoman();
    await opensTab(anna);
    for (let quarter = 0; quarter < 3; quarter += 1) {
      await pass(15);
      expect(await online()).toEqual(only(anna));
    }
  });

  it('is listed before everyone who has left, and those by when they left', async () => {
    const [anna, bea, carla] = [await aWoman(), await aWoman(), await aWoman()];
    await opensTab(anna);
    await act(carla);
    await pass(9);
    await act(bea);
    await pass(6);
    expect((await found(false)).results.map(({ id }) => id)).toEqual([anna.id, bea.id, carla.id]);
    expect(await online()).toEqual(only(anna));
  });

  it('is offline five minutes after the last tab was closed', async () => {
    const anna = await aWoman();
    const stream = await opensTab(anna);
    await pass(23);
    await closes(stream);
    await pass(4);
    expect(await online()).toEqual(only(anna));
    await pass(1);
    expect(await online()).toEqual(NONE);
    expect(await seen(anna)).toMatchObject({ online: false, last_active: 'today' });
  });

  it('is online again at once on return, and stays so', async () => {
    const anna = await aWoman();
    await act(anna);
    await pass(7);
    expect(await online()).toEqual(NONE);
    await act(anna);
    await opensTab(anna);
    expect(await online()).toEqual(only(anna));
    await pass(11);
    expect(await online()).toEqual(only(anna));
  });

  it('is so for every process, whichever holds the tab, until that one is gone', async () => {
    const anna = await aWoman();
    const second = await server.secondProcess();
    await opensTab(anna, await second.start());
    await pass(12, [server, second]);
    expect(await online()).toEqual(only(anna));
    await second.close();
    await pass(4);
    expect(await online()).toEqual(only(anna));
    await pass(2);
    expect(await online()).toEqual(NONE);
  });

  it('is not shown as such in invisible mode, nor if fictional, by card, filter or number', async () => {
    const hidden = await aWoman({ profile: { invisible_mode: true } });
    const fictional = await aWoman({ fictional: true });
    for (const person of [hidden, fictional]) await opensTab(person);
    await pass(2);
    expect(await online()).toEqual(NONE);
    for (const person of [hidden, fictional]) expect(await seen(person)).toMatchObject({ online: false, last_active: 'earlier' });
  });

  it('is counted on the home page', async () => {
    const anna = await aWoman();
    await addMember(server, { country: 'PL', last_active_at: new Date(0) });
    await opensTab(anna);
    await pass(9);
    // The viewer has sent nothing.
    expect((await server.visitor().call(getCommunity)).answer()).toMatchObject({ members: 3, online: 1 });
  });
});

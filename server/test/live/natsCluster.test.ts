import { mock } from 'node:test';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { App } from '../../src/compose/app.ts';
import { inTransaction } from '../../src/db/schema.ts';
import { freePort } from '../../src/freePort.ts';
import { SWEEP_EVERY } from '../../src/live/live.ts';
import { openTestDatabase } from '../support/database.ts';
import { startNats, type TestNats } from '../support/nats.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';
import { listenTo, type OpenStream } from './stream.ts';

const PREFIX = 'site.live';
const likes = (new_likes: number): LiveEvent => ({ type: 'likes_changed', new_likes });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const subjectOf = (memberId: string) => `${PREFIX}.member.${memberId}`;
const withLogin = (url: string, password = 'p%40ss') => url.replace('nats://', `nats://site:${password}@`);
const LOGIN = ['--user', 'site', '--pass', 'p@ss'];

interface Node {
  readonly nats: TestNats;
  /** Address of its figures. */
  readonly monitor: string;
}

interface Connection {
  readonly cid: number;
  readonly out_msgs: number;
  readonly subscriptions_list?: readonly string[];
}

/** Three nodes on this machine that need a log-in. */
async function startCluster(): Promise<Node[]> {
  const routes = [await freePort(), await freePort(), await freePort()];
  const others = routes.map((port) => `nats://127.0.0.1:${port}`).join(',');
  const nodes: Node[] = [];
  for (const route of routes) {
    const monitor = await freePort();
    const cluster = ['--cluster_name', 'test', '--cluster', `nats://127.0.0.1:${route}`, '--routes', others];
    const nats = await startNats([...cluster, ...LOGIN, '-m', String(monitor)]);
    nodes.push({ nats, monitor: `http://127.0.0.1:${monitor}` });
  }
  return nodes;
}

async function connectionsOf({ monitor }: Node): Promise<readonly Connection[]> {
  const answer: { connections: readonly Connection[] } = await (await fetch(`${monitor}/connz?subs=1`)).json();
  return answer.connections;
}

/** The connection that hears a member, and its node; null if none does. */
async function hearing(nodes: readonly Node[], memberId: string): Promise<{ node: Node; connection: Connection } | null> {
  for (const node of nodes) {
    const connection = (await connectionsOf(node)).find((one) => one.subscriptions_list?.includes(subjectOf(memberId)));
    if (connection !== undefined) return { node, connection };
  }
  return null;
}

const next = async (tab: OpenStream, count: number) => {
  const heard = [];
  while (heard.length < count) heard.push(await tab.next());
  return heard;
};

const publish = (by: App, memberId: string, event: LiveEvent) =>
  inTransaction(by.database.db, (trx) => by.services.live.publish(trx, memberId, event));

describe('live events over a cluster of NATS', () => {
  let nodes: Node[];
  let first: TestServer;
  let second: App;
  let addresses: string[];
  let stranger: NatsConnection;
  beforeAll(async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    nodes = await startCluster();
    const urls = nodes.map(({ nats }) => nats.url);
    first = await startServer({ environment: { NATS_URL: urls.map((url) => withLogin(url)).join(' '), NATS_PREFIX: PREFIX } });
    second = await first.secondProcess();
    addresses = [await first.start(), await second.start()];
    stranger = await connect({ servers: urls, user: 'site', pass: 'p@ss' });
  });
  afterAll(async () => {
    await stranger.close();
    await second.close();
    await first.close();
    for (const { nats } of nodes) await nats.kill();
    mock.timers.reset();
  });

  /** A new member with a tab on one of the two processes, once NATS knows that. */
  async function memberOn(process: 0 | 1) {
    const { id, client } = await signUp(first);
    const tab = await listenTo(addresses[process] ?? '', client);
    await whenFound(() => hearing(nodes, id));
    return { id, tab };
  }

  it('a process hears its own members alone, and only while one of their tabs is open', async () => {
    const [mine, theirs] = [await memberOn(0), await memberOn(1)];
    const before = await whenFound(() => hearing(nodes, mine.id));
    expect(before.connection.subscriptions_list).not.toContain(subjectOf(theirs.id));
    for (const number of numbers(20)) await publish(first, theirs.id, likes(number));
    await next(theirs.tab, 20);
    const after = await whenFound(() => hearing(nodes, mine.id));
    expect(after.connection).toMatchObject({ cid: before.connection.cid, out_msgs: before.connection.out_msgs });
    await publish(second, mine.id, likes(1));
    expect((await mine.tab.next())?.event).toEqual(likes(1));
    theirs.tab.close();
    await whenFound(async () => ((await hearing(nodes, theirs.id)) === null ? 'nobody' : null));
    mine.tab.close();
  });

  it('a notification that arrives many times sends nothing twice to a tab', async () => {
    const { id, tab } = await memberOn(1);
    for (const number of numbers(20)) {
      await publish(first, id, likes(number));
      for (let again = 0; again < 5; again++) stranger.publish(subjectOf(id), '');
    }
    await stranger.flush();
    mock.timers.tick(SWEEP_EVERY);
    expect(await next(tab, 20)).toEqual(numbers(20).map((number) => ({ id: String(number), event: likes(number) })));
    await publish(first, id, likes(99));
    expect(await tab.next()).toEqual({ id: '21', event: likes(99) });
    tab.close();
  });

  it('a node that is killed loses nothing and doubles nothing, and its processes go on at another one', async () => {
    const { id, tab } = await memberOn(1);
    const { node } = await whenFound(() => hearing(nodes, id));
    for (const number of numbers(30)) {
      if (number === 10) await node.nats.kill();
      await publish(first, id, likes(number));
    }
    mock.timers.tick(SWEEP_EVERY);
    expect(await next(tab, 30)).toEqual(numbers(30).map((number) => ({ id: String(number), event: likes(number) })));
    await whenFound(() =>
      hearing(
        nodes.filter((one) => one !== node),
        id,
      ),
    );
    await publish(first, id, likes(31));
    expect(await tab.next()).toEqual({ id: '31', event: likes(31) });
    tab.close();
  });
});

describe('a NATS that is away', () => {
  it('stops neither the start nor a change, and is told of in the metrics; what happened meanwhile arrives once it is back', async () => {
    const port = await freePort();
    const server = await startServer({ environment: { NATS_URL: `nats://127.0.0.1:${port}` } });
    const connected = async () => /^nats_connected (\d)/m.exec((await server.server.inject({ url: '/metrics' })).payload)?.[1];
    const whenConnected = (value: string) => whenFound(async () => ((await connected()) === value ? true : null));
    const { id, client } = await signUp(server);
    const tab = await listenTo(await server.start(), client);
    await publish(server, id, likes(1));
    expect(await connected()).toBe('0');
    const nats = await startNats([], port);
    expect((await tab.next())?.event).toEqual(likes(1));
    await whenConnected('1');
    await nats.kill();
    await whenConnected('0');
    await publish(server, id, likes(2));
    const again = await startNats([], port);
    expect((await tab.next())?.event).toEqual(likes(2));
    await whenConnected('1');
    tab.close();
    await server.close();
    await again.kill();
  });

  it('does not keep a process from ending', async () => {
    const server = await startServer({ environment: { NATS_URL: `nats://127.0.0.1:${await freePort()}` } });
    await expect(server.close()).resolves.toBeUndefined();
  });

  it('stops the start if it answers, but refuses the log-in', async () => {
    const nats = await startNats(LOGIN);
    const database = await openTestDatabase();
    const start = startServer({ database, environment: { NATS_URL: withLogin(nats.url, 'wrong') } });
    await expect(start).rejects.toThrow('NATS_URL: NATS refuses the log-in.');
    await database.close();
    await nats.kill();
  });
});

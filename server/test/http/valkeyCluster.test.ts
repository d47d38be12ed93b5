import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { inTransaction } from '../../src/db/schema.ts';
import { openValkey } from '../../src/db/valkey.ts';
import { onlineSince } from '../../src/domains/profiles/presence.ts';
import { freePort } from '../../src/freePort.ts';
import { heartbeatsInValkey } from '../../src/heartbeats/inValkey.ts';
import { MINUTE } from '../../src/times.ts';
import { listenTo } from '../live/stream.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';

const LIMIT = 300;
/** Milliseconds. */
const LOOK_EVERY = 50;

/** The nodes of a cluster talk to each other on their port plus 10,000. */
async function nodePort(): Promise<number> {
  const port = await freePort();
  return port < 50_000 ? port : port - 20_000;
}

/** Resolves once something listens on the port. */
async function whenAnswers(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const answers = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (answers) return;
  await setTimeout(LOOK_EVERY);
  await whenAnswers(port);
}

interface TestCluster {
  readonly url: string;
  stopNodes(): Promise<void>;
  /** True if one of its sorted sets has this member. */
  holds(member: string): Promise<boolean>;
  close(): Promise<void>;
}

/** `valkey-server` or `redis-server`; its command line client is in the same folder. */
const PROGRAM = process.env.TEST_VALKEY_SERVER ?? '';

/** Three nodes on this machine. */
async function startCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'amarena-cluster-'));
  const ports = [await nodePort(), await nodePort(), await nodePort()];
  const nodes: ChildProcess[] = [];
  for (const port of ports) {
    const settings = [
      '--port',
      port,
      '--bind',
      '127.0.0.1',
      '--cluster-enabled',
      'yes',
      '--cluster-config-file',
      `${port}.conf`,
      '--save',
      '',
    ];
    const node = spawn(PROGRAM, settings.map(String), { cwd: folder, stdio: 'ignore' });
    await once(node, 'spawn');
    nodes.push(node);
  }
  const cli = (...words: string[]) => execFileSync(PROGRAM.replace(/server$/, 'cli'), words, { encoding: 'utf8' });
  for (const port of ports) await whenAnswers(port);
  cli('--cluster', 'create', ...ports.map((port) => `127.0.0.1:${port}`), '--cluster-yes');
  const stopNodes = async () => {
    for (const node of nodes.splice(0)) {
      node.kill('SIGKILL');
      await once(node, 'exit');
    }
  };
  return {
    url: `redis://127.0.0.1:${ports[0]}`,
    stopNodes,
    async holds(member) {
      for (const port of ports) {
        const node = new Redis(port);
        const scores = await Promise.all((await node.keys('*heartbeats-?}')).map((key) => node.zscore(key, member)));
        node.disconnect();
        if (scores.some((score) => score !== null)) return true;
      }
      return false;
    },
    async close() {
      await stopNodes();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe('a site with a cluster of Valkey', () => {
  let cluster: TestCluster;
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    cluster = await startCluster();
    server = await startServer({ environment: { VALKEY_URL: cluster.url, VALKEY_CLUSTER: 'on' } });
    address = await server.start();
  });
  afterAll(async () => {
    await server.close();
    await cluster.close();
  });

  const calls = async (from: string, count: number) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call++) {
      statuses.push((await server.visitor({ address: from }).raw({ method: 'GET', url: getSettings.path })).status);
    }
    return statuses.filter((status) => status === 429).length;
  };
  const uncounted = async () =>
    Number(/^limits_uncounted_total\{missing="valkey"\} (\d+)/m.exec((await server.server.inject({ url: '/metrics' })).payload)?.[1]);

  it('a stranger cannot call without a limit because the counters lie on several nodes', async () => {
    expect([await calls('198.19.2.1', LIMIT + 5), await calls('198.19.2.2', LIMIT + 5)]).toEqual([5, 5]);
    expect(await uncounted()).toBe(0);
  });

  it('carries live events', async () => {
    const { id, client } = await signUp(server);
    const stream = await listenTo(address, client);
    await inTransaction(server.database.db, (trx) => server.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
    expect((await stream.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
    stream.close();
  });

  describe('keeps heartbeats there', () => {
    const rowOf = (id: string) =>
      server.database.db
        .selectFrom('members')
        .select(['last_active_at', 'active_until', sql<string>`xmin::text`.as('write')])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    async function minute(): Promise<void> {
      server.pass(MINUTE);
      await server.services.live.notePresence();
      await server.heartbeats.settle();
    }

    it('and writes a member with an open tab at most every ten minutes', async () => {
      const { id, client } = await signUp(server);
      const stream = await listenTo(address, client);
      await minute();
      const writes = new Set<string>();
      for (let minutes = 0; minutes < 60; minutes += 1) {
        await minute();
        writes.add((await rowOf(id)).write);
      }
      // The first is the write that was there.
      expect(writes.size).toBeGreaterThan(1);
      expect(writes.size).toBeLessThanOrEqual(7);
      stream.close();
    });

    it('and knows to the second when a member left, and then nothing of them', async () => {
      const { id, client } = await signUp(server);
      await client.call(getUser);
      const left = server.platform.now().getTime();
      for (let minutes = 0; minutes < 6; minutes += 1) await minute();
      const { last_active_at, active_until } = await rowOf(id);
      expect([active_until, Math.abs(last_active_at.getTime() - left) < 1_000]).toEqual([null, true]);
      expect(await cluster.holds(id)).toBe(false);
    });

    it('and a process that answers requests alone, and holds no tabs, hands over what it hears', async () => {
      const settings = { VALKEY_URL: cluster.url, VALKEY_CLUSTER: 'on', DATABASE_URL: 'postgres://the.same/database', ROLES: 'web' };
      const web = await startServer({ environment: settings });
      const { id, client } = await signUp(web);
      await client.call(getUser);
      expect(await whenFound(async () => ((await cluster.holds(id)) ? true : null))).toBe(true);
      await web.close();
    });

    it('and a process whose clock is ten minutes ahead takes no one offline', async () => {
      const { id, client } = await signUp(server);
      await client.call(getUser);
      await server.heartbeats.settle();
      const valkey = openValkey({ valkeyUrl: cluster.url, valkeyCluster: true });
      await once(valkey, 'ready');
      const [seconds, ...rest] = await valkey.time();
      // Its machine's clock and Valkey's differ by as much.
      jest.spyOn(valkey, 'time').mockResolvedValue([Number(seconds) - 600, ...rest]);
      const wrong = heartbeatsInValkey({
        valkey,
        prefix: server.config.valkeyPrefix,
        db: server.database.db,
        now: () => new Date(server.platform.now().getTime() + 10 * MINUTE),
        metrics: new Registry(),
        onFailure: (what, error) => {
          throw new Error(what, { cause: error });
        },
      });
      await wrong.settle();
      expect((await rowOf(id)).active_until).not.toBeNull();
      expect(await cluster.holds(id)).toBe(true);
      valkey.disconnect();
    });

    it('and in the database while the cluster is away, which it counts', async () => {
      const [here, left] = [await signUp(server), await signUp(server)];
      const stream = await listenTo(address, here.client);
      await left.client.call(getUser);
      await minute();
      await cluster.stopNodes();
      for (let minutes = 0; minutes < 15; minutes += 1) {
        await minute();
        const { last_active_at } = await rowOf(here.id);
        if (minutes > 0) expect(server.platform.now().getTime() - last_active_at.getTime()).toBeLessThanOrEqual(MINUTE);
      }
      const counted = /^heartbeats_in_database_total (\d+)/m.exec((await server.server.inject({ url: '/metrics' })).payload)?.[1];
      expect(Number(counted)).toBeGreaterThanOrEqual(14);
      expect(onlineSince(server.platform.now()) > (await rowOf(left.id)).last_active_at).toBe(true);
      stream.close();
    });
  });

  it('a stranger cannot call without a limit while the cluster is away, and the site says that it counts alone', async () => {
    await cluster.stopNodes();
    expect(await calls('198.19.2.3', LIMIT + 5)).toBe(5);
    expect(await uncounted()).toBeGreaterThanOrEqual(LIMIT);
  });
});

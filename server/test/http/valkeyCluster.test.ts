import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { listenTo } from '../live/stream.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const LIMIT = 300;
/** Milliseconds. */
const LOOK_EVERY = 50;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  // The nodes of a cluster talk to each other on their port plus 10,000.
  return address.port < 50_000 ? address.port : address.port - 20_000;
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
  close(): Promise<void>;
}

/** `valkey-server` or `redis-server`; its command line client is in the same folder. */
const PROGRAM = process.env.TEST_VALKEY_SERVER ?? '';

/** Three nodes on this machine. */
async function startCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'amarena-cluster-'));
  const ports = [await freePort(), await freePort(), await freePort()];
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
    async close() {
      await stopNodes();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe('limits over a cluster of Valkey', () => {
  let cluster: TestCluster;
  let server: TestServer;
  beforeAll(async () => {
    cluster = await startCluster();
    server = await startServer({ environment: { VALKEY_URL: cluster.url, VALKEY_CLUSTER: 'on' } });
  });
  afterAll(async () => {
    await server.close();
    await cluster.close();
  });

  const calls = async (address: string, count: number) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call++) {
      statuses.push((await server.visitor({ address }).raw({ method: 'GET', url: getSettings.path })).status);
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
    const stream = await listenTo(await server.start(), client);
    await inTransaction(server.database.db, (trx) => server.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
    expect((await stream.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
    stream.close();
  });

  it('a stranger cannot call without a limit while the cluster is away, and the site says that it counts alone', async () => {
    await cluster.stopNodes();
    expect(await calls('198.19.2.3', LIMIT + 5)).toBe(5);
    expect(await uncounted()).toBeGreaterThanOrEqual(LIMIT);
  });
});

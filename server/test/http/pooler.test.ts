import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { inTransaction } from '../../src/db/schema.ts';
import { freePort } from '../../src/freePort.ts';
import { listenTo } from '../live/stream.ts';
import { buy, creditsOf, order } from '../payments/support.ts';
import { openTestDatabase } from '../support/database.ts';
import { mailsTo, signUp, signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

/** `pgbouncer`, from the step that provides programs. */
const PROGRAM = process.env.TEST_PGBOUNCER ?? '';
/** Connections to the database that all requests share. */
const CONNECTIONS = 2;
const STATEMENT_SECONDS = 2;

/** Resolves once PgBouncer says that it is up; if it ends first, throws with its output. */
async function whenUp({ stderr, exitCode }: ChildProcess): Promise<void> {
  if (stderr === null) throw new Error('PgBouncer was started without a way to hear it.');
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    said.push(line);
    if (line.includes('process up')) {
      stderr.resume();
      return;
    }
  }
  throw new Error(`PgBouncer ended (${exitCode}): ${said.join('\n')}`);
}

/** PgBouncer refuses to run as root. */
const asNobody: readonly string[] = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];

/** PgBouncer in transaction mode in front of a database: each transaction may get another connection. */
async function startPooler(direct: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port: behind, username, password, pathname } = new URL(direct);
  const folder = await mkdtemp(join(tmpdir(), 'amarena-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${behind || '5432'}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'pool_mode = transaction',
    `default_pool_size = ${CONNECTIONS}`,
    'auth_type = trust',
    `auth_file = ${join(folder, 'users.txt')}`,
  ];
  await writeFile(join(folder, 'users.txt'), `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`, { mode: 0o644 });
  await writeFile(join(folder, 'pooler.ini'), `${settings.join('\n')}\n`, { mode: 0o644 });
  const program = spawn(PROGRAM, [...asNobody, join(folder, 'pooler.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  await whenUp(program);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async close() {
      program.kill('SIGKILL');
      await once(program, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

describe('a site behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let server: TestServer;
  beforeAll(async () => {
    const own = await openTestDatabase();
    if (own.url === null) throw new Error('A pooler needs a PostgreSQL to stand before: set TEST_DATABASE_URL.');
    pooler = await startPooler(own.url);
    const pooled = await openDatabase({
      databaseUrl: pooler.url,
      databaseDirectUrl: own.url,
      dataDir: '',
      statementSeconds: STATEMENT_SECONDS,
    });
    const close = async () => {
      await pooled.close();
      await own.close();
    };
    server = await startServer({ database: { ...pooled, url: own.url, close } });
  });
  afterAll(async () => {
    await server.close();
    await pooler.close();
  });

  it('serves more calls at once than it has connections', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => signUp(server)));
    const users = await Promise.all(members.map(async ({ client }) => (await client.call(getUser)).answer().user?.status));
    expect(users).toEqual(members.map(() => 'not_confirmed'));
    for (const { email } of members) expect(await mailsTo(server, email)).not.toEqual([]);
  });

  it('sells once, however often the order arrives at the same time, and its books add up', async () => {
    const { client } = await signUpActive(server);
    const key = 'one-intent-of-a-person';
    const answers = await Promise.all([1, 2, 3].map(() => order(client, { key })));
    expect(new Set(answers.map((answer) => answer.answer().payment.id)).size).toBe(1);
    await buy(client);
    expect(await creditsOf(client)).toBe(10);
    expect(new Set(Object.values(await server.services.money.ledger.check(server.platform.now())))).toEqual(new Set([0]));
  });

  it('tells of live events, which no pooler passes on', async () => {
    const { id, client } = await signUp(server);
    const stream = await listenTo(await server.start(), client);
    await inTransaction(server.database.db, (trx) => server.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
    expect((await stream.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
    stream.close();
  });

  it('ends a statement that takes too long, although a pooler takes no limit with a connection', async () => {
    const slow = sql`select pg_sleep(${STATEMENT_SECONDS * 10})`.execute(server.database.db);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });
});

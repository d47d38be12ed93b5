import { getChats } from '@amarena/shared/contracts/chat/chats';
import { getSwipe } from '@amarena/shared/contracts/people/swipe';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Somebody, somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const CALLS = 30;

/** On PostgreSQL only: see `jest.config.js`. */
describe('a site of which one table is locked', () => {
  let server: TestServer;
  let member: Somebody;
  beforeAll(async () => {
    server = await startServer();
    member = await somebody(server);
  });
  afterAll(() => server.close());

  it('refuses calls that need the table instead of letting all others wait for them', async () => {
    const locker = await server.database.pool.connect();
    await locker.query('begin');
    await locker.query('lock table chats in access exclusive mode');
    const calls = Array.from({ length: CALLS }, () => member.client.raw({ method: 'GET', url: getChats.path }));
    const first = await Promise.any(
      calls.map(async (call) => ((await call).status === 200 ? Promise.reject(new Error('It was read.')) : call)),
    );
    expect([first.status, JSON.parse(first.body), first.headers['retry-after']]).toEqual([503, { code: 'unavailable' }, '1']);
    // The others are still open, or refused by now.
    expect((await member.client.call(getSwipe, { query: {} })).status).toBe(200);
    expect((await server.visitor().call(getSettings, { query: {} })).status).toBe(200);
    await locker.query('rollback');
    locker.release();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    const { payload } = await server.server.inject({ url: '/metrics' });
    expect(Number(/^database_shed_total (\d+)/m.exec(payload)?.[1])).toBe(statuses.filter((status) => status === 503).length);
    await sql`select 1`.execute(server.platform.db);
  });

  it('shows its other metrics, without waiting for those that are counted there', async () => {
    const locker = await server.database.pool.connect();
    await locker.query('begin');
    await locker.query('lock table pgboss.job in access exclusive mode');
    const refused = server.database.pool.query('select from pgboss.job').then(
      () => 'read',
      () => 'refused',
    );
    const shown = server.server.inject({ url: '/metrics' }).then(({ payload }) => payload);
    const first = await Promise.race([shown, refused]);
    await locker.query('rollback');
    locker.release();
    await refused;
    expect(first).toMatch(/^database_shed_total \d+/m);
    expect(first).not.toMatch(/^jobs_waiting\{/m);
    expect((await server.server.inject({ url: '/metrics' })).payload).toMatch(/^jobs_waiting\{/m);
  });
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

/** Nothing listens there. */
const NOWHERE = 'redis://127.0.0.1:1';

describe('a site of which something is away', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { VALKEY_URL: NOWHERE } });
  });
  afterAll(() => server.close());

  it('starts and answers while Valkey cannot be reached, without keeping anybody waiting for it', async () => {
    const began = performance.now();
    const { status } = await server.visitor().raw({ method: 'GET', url: '/api/settings.php' });
    expect(status).toBe(200);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('survives a connection that breaks between two queries of its holder', async () => {
    const held = await server.database.pool.connect();
    expect(() => held.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
    held.release();
    expect((await server.visitor().raw({ method: 'GET', url: '/api/settings.php' })).status).toBe(200);
  });

  it('answers `unavailable`, which browsers retry, if the database cancelled a slow statement', async () => {
    const { db } = server.database;
    const member = server.visitor();
    await sql`alter table settings rename to settings_kept`.execute(db);
    await sql`create function take_too_long() returns setof settings_kept language plpgsql as $$
      begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`.execute(db);
    await sql`create view settings as select * from take_too_long()`.execute(db);
    server.pass(60_000);
    const answer = await member.raw({ method: 'GET', url: '/api/settings.php' });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([503, { code: 'unavailable' }]);

    await sql`drop view settings`.execute(db);
    await sql`alter table settings_kept rename to settings`.execute(db);
    expect((await member.raw({ method: 'GET', url: '/api/settings.php' })).status).toBe(200);
  });

  it('still shows its metrics while those of the database cannot be read', async () => {
    const { db } = server.database;
    const metrics = () => server.server.inject({ url: '/metrics' });
    await sql`alter table ledger_checks rename to ledger_checks_kept`.execute(db);
    const without = await metrics();
    await sql`alter table ledger_checks_kept rename to ledger_checks`.execute(db);
    expect(without.statusCode).toBe(200);
    expect(without.body).toContain('process_cpu_seconds_total');
  });
});

describe('a connection to PostgreSQL', () => {
  it('says in its first words how long a statement may take, so that none holds it for good', async () => {
    const listening = createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const called = once(listening, 'connection');
    const database = await openDatabase({ databaseUrl: `postgres://site@127.0.0.1:${port}/site`, dataDir: '', statementSeconds: 7 });
    const refused = database.pool.connect().then(
      () => 'connected',
      () => 'refused',
    );
    const [socket] = await called;
    const [words] = await once(socket, 'data');
    socket.destroy();
    expect(String(words)).toContain('statement_timeout\u00007000\u0000');
    expect(await refused).toBe('refused');
    await database.close();
    listening.close();
  });
});

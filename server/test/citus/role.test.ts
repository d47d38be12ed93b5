import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { inTransaction } from '../../src/db/schema.ts';
import { deleteTraces } from '../../src/domains/accounts/erasure.repository.ts';
import { storeEvents } from '../../src/live/repository.ts';
import { aPerson, chatsOf, chatWith, send } from '../chats/support/people.ts';
import { listenTo } from '../live/stream.ts';
import { found, monthsAhead, thisMonth } from '../support/booking.ts';
import { dropRole } from '../support/citus.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';

const SCRIPT = join(import.meta.dirname, '../../../deploy/roles.sql');
/** Roles belong to the whole cluster, so the test uses a unique one. */
const ROLE = `amarena_app_${Math.random().toString(36).slice(2)}`;
const PASSWORD = Math.random().toString(36).slice(2);

describe('servers as the role that may only use the tables, on several servers', () => {
  let owner: TestDatabase;
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    owner = await openTestDatabase();
    await sql.raw((await readFile(SCRIPT, 'utf8')).replaceAll('amarena_app', ROLE)).execute(owner.db);
    await sql.raw(`alter role ${ROLE} password '${PASSWORD}'`).execute(owner.db);
    const url = new URL(owner.url ?? '');
    Object.assign(url, { username: ROLE, password: PASSWORD });
    server = await startServer({ database: { ...(await openDatabase({ databaseUrl: url.href, dataDir: '' })), url: url.href } });
    address = await server.start();
  });
  afterAll(async () => {
    await server.close();
    await owner.close();
    await dropRole(ROLE);
  });

  it('write, pay, deliver, read and erase', async () => {
    const { rows } = await sql`select current_user as me, rolsuper as super from pg_roles where rolname = current_user`.execute(
      server.platform.db,
    );
    expect(rows).toEqual([{ me: ROLE, super: false }]);
    const [marco, giulia] = [await aPerson(server, { credits: 100, paid_user: true }), await aPerson(server)];
    const tab = await listenTo(address, giulia.client);
    expect((await send(marco, { profile: giulia.id }, { text: 'Ciao' })).status).toBe(200);
    expect((await tab.next())?.event).toMatchObject({ type: 'message', message: { text: 'Ciao' } });
    await whenFound(async () => ((await chatWith(marco, giulia.id)).messages[0]?.delivered_at === null ? null : true));
    tab.close();
    expect(await found(server.platform.db, 'credit_entries', { member: marco.id })).toMatchObject([{ part: thisMonth() }]);
    expect(await chatsOf(giulia)).toMatchObject([{ last_message: { text: 'Ciao' } }]);
    await inTransaction(server.platform.db, (trx) => deleteTraces(trx, marco.id));
    expect(await chatsOf(giulia)).toEqual([]);
  });

  it('have months of the ledgers made that are missing, and delete old events', async () => {
    const months = await monthsAhead(owner.db);
    for (const month of months) await sql`drop table ${sql.table(month)}`.execute(owner.db);
    await server.services.money.ledger.makeMonths();
    expect(months).toHaveLength(6);
    expect(await monthsAhead(owner.db)).toEqual(months);

    const reader = await aPerson(server);
    const event: LiveEvent = { type: 'likes_changed', new_likes: 1 };
    for (const at of [new Date('2026-01-01T00:00:00Z'), server.platform.now()])
      await storeEvents(server.platform.db, [{ to: reader.id, event }], at);
    await server.services.live.deleteOld(server.platform.db);
    const left = await owner.db.selectFrom('live_events').select('number').where('member_id', '=', reader.id).execute();
    expect(left).toEqual([{ number: 2 }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { aPerson, send } from '../chats/support/people.ts';
import { type Booked, book, booked, DAY, found, LEDGERS, type Ledger, monthsAhead, thisMonth } from '../support/booking.ts';
import { addWorkers } from '../support/citus.ts';
import { openUnspread, type TestDatabase } from '../support/database.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { distribute } from './command.ts';

describe('ledgers by month, beside conversations that are spread and brought back', () => {
  let database: TestDatabase;
  let server: TestServer;
  let url: string;
  /** In the first part, this month, a later one, and in none. */
  const transfers = [booked(400 * DAY), booked(0), booked(-70 * DAY), booked(0, 'fedcba98-7654-4321-8765-432101234567')];
  beforeAll(async () => {
    database = await openUnspread();
    url = database.url ?? '';
    server = await startServer({ database });
    await addWorkers(url);
    for (const one of transfers) await book(database.db, one);
  });
  afterAll(() => server.close());

  const succeeded = async (verb: string): Promise<void> => {
    expect(await distribute(verb, url)).toMatchObject({ code: 0, err: '' });
  };

  /** Every row with its part, every part with its bounds, and every trigger and constraint of it. */
  async function stateOf(ledger: Ledger): Promise<string[]> {
    const { rows } = await sql<{ line: string }>`
      with part as (select oid, relname, relkind, relacl, pg_get_expr(relpartbound, oid) as bound from pg_class
        where oid = ${ledger}::regclass or oid in (select inhrelid from pg_inherits where inhparent = ${ledger}::regclass))
      select concat_ws(' ', 'row', tableoid::regclass, entry::text) as line from ${sql.table(ledger)} entry
      union all select concat_ws(' ', 'part', relname, relkind, relacl, bound) from part
      union all select concat_ws(' ', 'trigger', relname, tgname, tgenabled, tgdeferrable) from part join pg_trigger on tgrelid = part.oid
      union all select concat_ws(' ', 'key', relname, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
        from part join pg_constraint on conrelid = part.oid
      order by 1`.execute(database.db);
    return rows.map(({ line }) => line);
  }
  const state = async () => (await Promise.all(LEDGERS.map(stateOf))).flat();

  /** Fails unless each part refuses what changes an entry, and a transfer that does not balance. */
  async function checkThatPartsAreChecked(): Promise<void> {
    const { db } = database;
    const refused = async (one: Booked) => {
      for (const ledger of LEDGERS) {
        await expect(sql`update ${sql.table(ledger)} set amount = 9 where member_id = ${one.member}`.execute(db)).rejects.toThrow(
          'never change',
        );
        await expect(sql`delete from ${sql.table(ledger)} where member_id = ${one.member}`.execute(db)).rejects.toThrow('never change');
      }
      await expect(book(db, { ...booked(0), transfer: one.transfer }, [5, -4])).rejects.toThrow('does not balance');
    };
    for (const one of transfers) await refused(one);
  }

  it('keep all rows and parts, and go on checking them', async () => {
    const parts = async () => Promise.all(transfers.map(async (one) => (await found(database.db, 'credit_entries', one))[0]?.part));
    const where = ['_first', thisMonth(), expect.stringMatching(/^_20\d\d_\d\d$/), '_rest'];
    const before = await state();
    expect(await parts()).toEqual(where);
    for (const verb of ['run', 'undo', 'run', 'undo']) {
      await succeeded(verb);
      expect(await state()).toEqual(before);
      expect(await parts()).toEqual(where);
      await checkThatPartsAreChecked();
    }
  });

  it('take what a message costs in the part of this month, in one transaction with the message on another server', async () => {
    await succeeded('run');
    const [marco, giulia] = [await aPerson(server, { credits: 100, paid_user: true }), await aPerson(server)];
    expect((await send(marco, { profile: giulia.id })).status).toBe(200);
    expect(await found(database.db, 'credit_entries', { member: marco.id })).toMatchObject([{ part: thisMonth() }]);
    await succeeded('undo');
    expect(await found(database.db, 'credit_entries', { member: marco.id })).toMatchObject([{ part: thisMonth() }]);
  });

  it('get the months that are missing while conversations are spread and somebody writes to them', async () => {
    await succeeded('run');
    const { db, pool } = database;
    const months = await monthsAhead(db);
    const before = await state();
    expect(months).toHaveLength(6);
    // The part with the transfer of a later month stays: its next months are missing.
    const [later] = transfers.slice(2);
    const kept = later === undefined ? '' : ((await found(db, 'credit_entries', later))[0]?.part ?? '');
    const missing = months.filter((month) => !month.endsWith(kept));
    expect(missing).toHaveLength(4);
    for (const month of missing) await sql`drop table ${sql.table(month)}`.execute(db);
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query("insert into credit_entries select gen_random_uuid(), transfer_id_at(now()), 'wallet', 1, 'test', 'test', now()");
    await server.services.money.ledger.makeMonths();
    await writer.query('rollback');
    writer.release();
    expect(await state()).toEqual(before);
    await checkThatPartsAreChecked();
    await succeeded('undo');
    expect(await state()).toEqual(before);
  });
});

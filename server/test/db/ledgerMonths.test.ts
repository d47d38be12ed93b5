import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { migrate } from '../../src/db/migrate.ts';
import type { Db } from '../../src/db/schema.ts';
import { type Booked, book, booked, DAY, found, LEDGERS, type Ledger, monthsAhead, thisMonth } from '../support/booking.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

/** Roles belong to the whole cluster, so the test uses a unique one. */
const READER = `reader_${Math.random().toString(36).slice(2)}`;

/** The ledgers as the release before has them. */
const before = (ledger: Ledger, balance: string): string => `
  create table whole (like ${ledger} including constraints);
  drop table ${ledger};
  alter table whole rename to ${ledger};
  alter table ${ledger} add primary key (member_id, transfer_id, account);
  create trigger ${ledger}_stay before update or delete on ${ledger} for each row execute function refuse_change();
  create constraint trigger ${ledger}_balance after insert on ${ledger}
    deferrable initially deferred for each row execute function ${balance}();
  grant select, insert on ${ledger} to ${READER};`;
const BEFORE = `
  create role ${READER};
  ${before('credit_entries', 'check_credit_balance')}
  ${before('money_entries', 'check_transfer_balance')}
  drop table ledger_rounds;
  alter table ledger_checks drop column looked_until;
  drop index payments_finished, payments_charged_back, late_payments_refunded;
  drop function first_uuid_at, transfer_id_at, has_ledger_month, make_ledger_months, ledger_months, place_ledger_rest;
  delete from kysely_migration where name between '0465' and '0469_z';`;

async function drawBack(db: Db): Promise<void> {
  for (const statement of BEFORE.split(';')) if (statement.trim() !== '') await sql.raw(statement).execute(db);
}

describe('ledgers with entries, when they are split', () => {
  let database: TestDatabase;
  const [old, recent, byHand] = [booked(400 * DAY), booked(0), booked(30 * DAY, 'fedcba98-7654-4321-8765-432101234567')];
  const made: Booked[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await drawBack(db);
    for (const one of [old, recent, byHand]) await book(db, one);
    const held = database.url === null ? null : await database.pool.connect();
    // A server of the release before has prepared a statement.
    const insert = async () => {
      const one = booked(0);
      const values = [one.member, one.transfer];
      const text = `insert into credit_entries select $1::uuid, $2::uuid, account, amount, 'test', 'test', now()
        from (values ('wallet', 1), ('spent', -1)) side (account, amount)`;
      await held?.query({ name: 'take', text, values });
      if (held !== null) made.push(one);
    };
    await insert();
    expect(await migrate(db)).toHaveLength(5);
    await insert();
    held?.release();
  });
  afterAll(async () => {
    await sql.raw(`drop owned by ${READER}; drop role ${READER}`).execute(database.db);
    await database.close();
  });

  it.each(LEDGERS)('%s keep all in a first part, and take new ones, as they did for servers that were there', async (ledger) => {
    const { db } = database;
    expect(await found(db, ledger, old)).toEqual([{ part: '_first', transfer: old.transfer }]);
    expect(await found(db, ledger, recent)).toEqual([{ part: '_first', transfer: recent.transfer }]);
    const more = booked(0);
    await book(db, more);
    expect(await found(db, ledger, more)).toEqual([{ part: '_first', transfer: more.transfer }]);
    const later = booked(-70 * DAY);
    await book(db, later);
    expect((await found(db, ledger, later))[0]?.part).toMatch(/^_20\d\d_\d\d$/);
    expect(made).toHaveLength(database.url === null ? 0 : 2);
    for (const one of made) expect(await found(db, 'credit_entries', one)).toHaveLength(1);
  });

  it.each(LEDGERS)('%s give what was booked by hand, with an id by chance, one of its month', async (ledger) => {
    const [entry] = await found(database.db, ledger, byHand);
    expect(entry?.part).toBe('_first');
    expect(entry?.transfer.slice(0, 13)).toBe(uuidv7({ msecs: byHand.at.getTime() }).slice(0, 13));
  });

  it.each(LEDGERS)('%s may be read and written by whom they could before', async (ledger) => {
    const { rows } = await sql`
      select has_table_privilege(${READER}, ${ledger}, 'select') as reads, has_table_privilege(${READER}, ${ledger}, 'insert') as adds,
        has_table_privilege(${READER}, ${ledger}, 'delete') as deletes,
        has_table_privilege(${READER}, ${`${ledger}_first`}, 'select') as parts`.execute(database.db);
    expect(rows).toEqual([{ reads: true, adds: true, deletes: false, parts: false }]);
  });
});

describe('new ledgers', () => {
  let server: TestServer;
  beforeAll(async () => {
    const database = await openTestDatabase();
    await drawBack(database.db);
    await migrate(database.db);
    server = await startServer({ database });
  });
  afterAll(async () => {
    await sql.raw(`drop owned by ${READER}; drop role ${READER}`).execute(server.database.db);
    await server.close();
  });

  const metric = async (name: string) => {
    const { payload } = await server.server.inject({ url: '/metrics' });
    return [...payload.matchAll(new RegExp(`^${name}\\{ledger="\\w+"\\} (\\d+)$`, 'gm'))].map(([, value]) => Number(value));
  };

  it.each(LEDGERS)('%s have a part for each month, and let nothing in any of them change or not balance', async (ledger) => {
    const { db } = server.database;
    const [old, recent, lost] = [booked(400 * DAY), booked(0), booked(0, 'fedcba98-7654-4321-8765-432101234567')];
    for (const one of [old, recent, lost]) await book(db, one);
    const parts = [old, recent, lost].map(async (one) => (await found(db, ledger, one))[0]?.part);
    expect(await Promise.all(parts)).toEqual(['_first', thisMonth(), '_rest']);
    for (const { member } of [old, recent, lost]) {
      await expect(sql`update ${sql.table(ledger)} set amount = 9 where member_id = ${member}`.execute(db)).rejects.toThrow('never change');
      await expect(sql`delete from ${sql.table(ledger)} where member_id = ${member}`.execute(db)).rejects.toThrow('never change');
    }
    for (const ago of [400 * DAY, 0]) await expect(book(db, booked(ago), [5, -4])).rejects.toThrow('does not balance');
    const part = sql.table(`${ledger}${thisMonth()}`);
    await expect(sql`delete from ${part}`.execute(db)).rejects.toThrow('never change');
  });

  it('say how many rows have no month, and how many months are there', async () => {
    expect(await metric('ledger_months_ahead')).toEqual([3, 3]);
    expect(await metric('ledger_rows_without_month')).toEqual([4, 4]);
  });

  it('give rows without a month one, when the owner says so', async () => {
    const { db } = server.database;
    for (const ledger of LEDGERS) {
      await sql`select place_ledger_rest(${ledger}::regclass)`.execute(db);
      const { rows } = await sql<{ part: string; entries: number }>`
        select replace(tableoid::regclass::text, ${ledger}, '') as part, count(*)::int as entries from ${sql.table(ledger)} group by 1 order by 1`.execute(
        db,
      );
      expect(rows).toEqual([
        { part: thisMonth(), entries: ledger === 'credit_entries' ? 8 : 10 },
        { part: '_first', entries: 4 },
      ]);
      const part = sql.table(`${ledger}_rest`);
      await book(db, booked(0, randomUUID().replace(/^./, 'f')));
      await expect(sql`delete from ${part}`.execute(db)).rejects.toThrow('never change');
      await sql`select place_ledger_rest(${ledger}::regclass)`.execute(db);
    }
    for (const ledger of LEDGERS) await sql`select place_ledger_rest(${ledger}::regclass)`.execute(db);
    expect(await metric('ledger_rows_without_month')).toEqual([0, 0]);
  });

  it('get months that are missing while somebody writes to them', async () => {
    const { db, pool, url } = server.database;
    const months = await monthsAhead(db);
    expect(months).toHaveLength(6);
    for (const month of months) await sql`drop table ${sql.table(month)}`.execute(db);
    expect(await metric('ledger_months_ahead')).toEqual([0, 0]);
    const writer = url === null ? null : await pool.connect();
    await writer?.query('begin');
    await writer?.query("insert into credit_entries select gen_random_uuid(), transfer_id_at(now()), 'wallet', 1, 'test', 'test', now()");
    await server.services.money.ledger.makeMonths();
    await server.services.money.ledger.makeMonths();
    await writer?.query('rollback');
    writer?.release();
    expect(await metric('ledger_months_ahead')).toEqual([3, 3]);
  });
});

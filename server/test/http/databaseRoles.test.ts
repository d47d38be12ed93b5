import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buy } from '../payments/support.ts';
import { signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const SCRIPT = join(import.meta.dirname, '../../../deploy/roles.sql');
/** Roles belong to the whole cluster, so the test uses a unique one. */
const ROLE = `amarena_app_${Math.random().toString(36).slice(2)}`;
const READ_ONLY = '42501';
/** A trigger refused. */
const RAISED = 'P0001';

describe('the role of the servers in the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    const { client } = await signUpActive(server);
    await buy(client);
    await sql.raw((await readFile(SCRIPT, 'utf8')).replaceAll('amarena_app', ROLE)).execute(server.database.db);
  });
  afterAll(async () => {
    await sql.raw(`reassign owned by ${ROLE} to current_user; drop owned by ${ROLE}; drop role ${ROLE}`).execute(server.database.db);
    await server.close();
  });

  /** The code of the database's refusal; null if the statement succeeded. It is rolled back. */
  const asApp = async (statement: string): Promise<string | null> => {
    const undo = new Error('undone');
    try {
      await server.database.db.transaction().execute(async (trx) => {
        await sql.raw(`set local role ${ROLE}`).execute(trx);
        await sql.raw(statement).execute(trx);
        throw undo;
      });
    } catch (error) {
      if (error === undo) return null;
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
    return null;
  };

  it('uses the tables, and makes or changes none', async () => {
    expect(await asApp("update members set language = 'de'")).toBeNull();
    expect(await asApp('delete from sessions')).toBeNull();
    expect(await asApp('select pg_advisory_xact_lock(1) from kysely_migration')).toBeNull();
    expect(await asApp('create table mine (id integer)')).toBe(READ_ONLY);
    expect(await asApp('drop table members')).toBe(READ_ONLY);
  });

  it.each(['credit_entries', 'money_entries', 'receipts'])('adds to %s, and changes or removes nothing there', async (table) => {
    expect(await asApp(`insert into ${table} select * from ${table} where false`)).toBeNull();
    expect(await asApp(`delete from ${table}`)).toBe(READ_ONLY);
    expect(await asApp(`update ${table} set member_id = null`)).toBe(READ_ONLY);
    expect(await asApp(`truncate ${table}`)).toBe(READ_ONLY);
  });

  // The id decides the part: the first one, a month, the one of ids without a month.
  it.each([
    ['the first part', '00000000-0000-7000-8000-000000000001'],
    ['a month', null],
    ['the rest', 'ffffffff-ffff-7fff-8fff-ffffffffffff'],
  ])('books a transfer in %s of each ledger, which is compared before it is committed', async (_part, id) => {
    const transfer = id === null ? 'transfer_id_at(now())' : `'${id}'`;
    const booked = (table: string, accounts: readonly [string, string], more: string, rest: number) => `
      insert into ${table} (member_id, transfer_id, account, amount, reason, ref, created_at${more === '' ? '' : ', currency'})
      select '${id ?? '00000000-0000-7000-8000-000000000002'}', made.id, side.account, side.amount, 'test', 'test', now()${more}
      from (select ${transfer}::uuid as id) made, (values ('${accounts[0]}', -5), ('${accounts[1]}', ${5 + rest})) side (account, amount);
      set constraints all immediate`;
    for (const [table, accounts, more] of [
      ['credit_entries', ['wallet', 'spent'], ''],
      ['money_entries', ['provider', 'revenue'], ", 'EUR'"],
    ] as const) {
      expect(await asApp(booked(table, accounts, more, 0))).toBeNull();
      expect(await asApp(booked(table, accounts, more, 1))).toBe(RAISED);
    }
  });

  it('reaches the months of the ledgers by the ledgers alone, and has new ones made', async () => {
    expect(await asApp('select * from money_entries')).toBeNull();
    expect(await asApp('select make_ledger_months()')).toBeNull();
    expect(await asApp('select * from ledger_months()')).toBeNull();
    for (const part of ['credit_entries_first', 'credit_entries_rest', 'money_entries_first', 'money_entries_rest']) {
      expect(await asApp(`select * from ${part}`)).toBe(READ_ONLY);
      expect(await asApp(`delete from ${part}`)).toBe(READ_ONLY);
      expect(await asApp(`drop table ${part}`)).toBe(READ_ONLY);
    }
  });

  it('writes which labels a moderator gave, and changes or removes no line of it', async () => {
    const line = 'now(), gen_random_uuid()::text, gen_random_uuid(), true, false';
    expect(await asApp(`insert into label_log (at, by, member_id, live, exclusive) values (${line})`)).toBeNull();
    expect(await asApp('delete from label_log')).toBe(READ_ONLY);
    expect(await asApp('update label_log set live = false')).toBe(READ_ONLY);
  });

  it('gives nobody a role, and takes roles with an account that is erased', async () => {
    await sql`update members set roles = '{editor}' where status = 'active'`.execute(server.database.db);
    expect(await asApp("update members set roles = '{editor,moderator}'")).toBe(READ_ONLY);
    expect(await asApp("update members set roles = '{moderator}'")).toBe(READ_ONLY);
    expect(await asApp('alter table members disable trigger members_roles_guard')).toBe(READ_ONLY);
    const copy = "(to_jsonb(members) || jsonb_build_object('id', gen_random_uuid(), 'email', 'a@b.test', 'name', 'ab'))";
    const inserted = (roles: string) =>
      asApp(`insert into members select (jsonb_populate_record(null::members, ${copy} || '{"roles": ${roles}}')).* from members limit 1`);
    expect([await inserted('["developer"]'), await inserted('[]')]).toEqual([READ_ONLY, null]);
    expect(await asApp("update members set roles = '{}', language = 'de'")).toBeNull();
  });

  it('writes no statement that the owner would run', async () => {
    expect(await asApp("insert into dropped_keys (name, statement) values ('some_key', 'alter role postgres login')")).toBe(READ_ONLY);
    expect(await asApp("update dropped_keys set statement = 'alter role postgres login'")).toBe(READ_ONLY);
    expect(await asApp('delete from dropped_keys')).toBe(READ_ONLY);
  });

  it('has no code run as the owner but two functions, which take nothing from it', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege(${ROLE}, oid, 'execute') order by 1`.execute(
      server.database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['ledger_months', 'make_ledger_months']);
    const attach = (trigger: string) =>
      asApp(`create temp table mine (member_id uuid, transfer_id uuid, amount integer); create ${trigger}`);
    expect(await attach('constraint trigger balance after insert on mine for each row execute function check_transfer_balance()')).toBe(
      READ_ONLY,
    );
    expect(await attach('trigger claims before insert on mine for each row execute function claim_member()')).toBe(READ_ONLY);
    expect(await attach('trigger stay before update on mine for each row execute function refuse_change()')).toBeNull();
  });

  it('cannot switch off what keeps the logs as they are', async () => {
    for (const log of ['moderation_audit', 'role_log', 'lander_log', 'label_log', 'delivery_steps']) {
      expect(await asApp(`alter table ${log} disable trigger all`)).toBe(READ_ONLY);
      expect(await asApp(`delete from ${log}`)).toBe(READ_ONLY);
    }
    expect(await asApp("insert into role_log (at, by, member_id, role, given) select now(), 'x', id, 'editor', true from members")).toBe(
      READ_ONLY,
    );
  });
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '../../src/db/schema.ts';
import { MESSAGE_PLANE } from '../../src/db/shardKeys.ts';
import { aPerson, chatsOf, type Person, send } from '../chats/support/people.ts';
import { addWorkers } from '../support/citus.ts';
import { openUnspread, type TestDatabase } from '../support/database.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { distribute, spreadTables } from './command.ts';

const SPREAD = [...MESSAGE_PLANE].toSorted();
const DROPPED = ['chats_conversation_fkey', 'conversations_low_member_high_member_key', 'messages_client'];

/** Rights as the roles of a site have them. */
const grant = (db: Db) => sql`grant select, insert on chats, messages, live_events to pg_monitor`.execute(db);

/** Everything that PostgreSQL knows about how the tables of the site are made. */
async function definitionsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'key', conrelid::regclass, conname, contype, convalidated, pg_get_constraintdef(oid)) as line
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'index', tablename, indexname, indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'table', relname, relkind, relpersistence, relreplident, relowner::regrole, reloptions, relacl)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    union all select concat_ws(' ', 'column', table_name, column_name, data_type, udt_name, datetime_precision, is_nullable, column_default,
      row_number() over (partition by table_name order by ordinal_position))
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid)) from pg_trigger
      join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

/** Every row of the tables that are spread. */
async function contentsOf(db: Db): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of MESSAGE_PLANE) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
    found[table] = rows.map(({ row }) => row).toSorted();
  }
  return found;
}

describe('npm run distribute -- undo', () => {
  let database: TestDatabase;
  let server: TestServer;
  let url: string;
  let pure: readonly string[];
  beforeAll(async () => {
    const other = await openUnspread();
    await grant(other.db);
    pure = await definitionsOf(other.db);
    await other.close();
  });
  beforeEach(async () => {
    database = await openUnspread();
    url = database.url ?? '';
    server = await startServer({ database });
    await addWorkers(url);
    await grant(database.db);
  });
  afterEach(() => server.close());

  const people = async (): Promise<[Person, Person, Person]> => [
    await aPerson(server, { credits: 1000, paid_user: true }),
    await aPerson(server),
    await aPerson(server),
  ];
  const succeeded = async (verb: string): Promise<string> => {
    const { code, out, err } = await distribute(verb, url);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };
  const write = async (from: Person, to: Person, text: string, client_id?: string) =>
    (await send(from, { profile: to.id }, client_id === undefined ? { text } : { text, client_id })).answer().message;
  const state = async () => (await succeeded('show')).split('\n')[0];

  it('brings everything back as if it had never been spread, and so again', async () => {
    const [marco, giulia, sara] = await people();
    await write(marco, giulia, 'Prima');
    expect(await succeeded('undo')).toBe('Nothing is spread. Nothing to do.\n');
    expect(await state()).toBe('Nothing is spread.');
    for (const round of [1, 2]) {
      await succeeded('run');
      expect(await spreadTables(database.db)).toEqual(SPREAD);
      expect(await state()).toBe('All tables are spread.');
      await write(giulia, marco, `Sparsi ${round}`);
      await write(marco, sara, `Altrove ${round}`);

      const before = await contentsOf(database.db);
      for (const table of MESSAGE_PLANE) expect(before[table]?.length).toBeGreaterThan(0);
      const shown = await succeeded('show');
      const undone = await succeeded('undo');
      expect(shown).toBe(`All tables are spread.\nWhat "undo" would do:\n${undone}`);
      for (const name of [...MESSAGE_PLANE, ...DROPPED]) expect(undone).toContain(name);
      expect(await spreadTables(database.db)).toEqual([]);
      expect(await contentsOf(database.db)).toEqual(before);
      expect(await definitionsOf(database.db)).toEqual(pure);

      expect(await state()).toBe('Nothing is spread.');
      expect(await succeeded('undo')).toBe('Nothing is spread. Nothing to do.\n');
      await write(giulia, marco, `Insieme ${round}`);
    }
    expect(await chatsOf(marco)).toMatchObject([{ last_message: { text: 'Insieme 2' } }, { last_message: { text: 'Altrove 2' } }]);
    const written = await database.db.selectFrom('messages').select('text').execute();
    expect(written.map(({ text }) => text).toSorted()).toEqual(
      ['Prima', 'Sparsi 1', 'Altrove 1', 'Insieme 1', 'Sparsi 2', 'Altrove 2', 'Insieme 2'].toSorted(),
    );
  });

  it('changes nothing if rows contradict a key, names it, and leaves the site at work', async () => {
    const [marco, giulia, sara] = await people();
    await write(marco, giulia, 'Prima');
    await succeeded('run');
    const twice = randomUUID();
    const kept = await write(marco, giulia, 'Uno', twice);
    const other = await write(marco, sara, 'Due', twice);
    const [before, made] = [await contentsOf(database.db), await definitionsOf(database.db)];

    const refused = await distribute('undo', url);
    expect(refused).toMatchObject({ code: 1, out: '' });
    for (const part of ['contradict messages_client.', twice, 'Nothing was changed.', 'then run "undo" again', 'CREATE UNIQUE INDEX'])
      expect(refused.err).toContain(part);
    expect(await spreadTables(database.db)).toEqual(SPREAD);
    expect(await contentsOf(database.db)).toEqual(before);
    expect(await definitionsOf(database.db)).toEqual(made);
    expect(await state()).toBe('All tables are spread.');
    expect(await write(giulia, marco, 'Avanti')).toMatchObject({ conversation: kept.conversation, sequence: kept.sequence + 1 });

    await sql`update messages set client_id = ${randomUUID()} where conversation = ${other.conversation} and client_id = ${twice}`.execute(
      database.db,
    );
    await succeeded('undo');
    expect(await definitionsOf(database.db)).toEqual(pure);
  });

  it('changes nothing if a line of chats has no conversation', async () => {
    const [marco, giulia] = await people();
    await write(marco, giulia, 'Prima');
    await succeeded('run');
    const lost = randomUUID();
    await sql`insert into chats (member_id, conversation, partner_id, updated_at, last_sequence)
      values (${giulia.id}, ${lost}, ${randomUUID()}, now(), 0)`.execute(database.db);
    const refused = await distribute('undo', url);
    expect(refused).toMatchObject({ code: 1, out: '' });
    for (const part of ['contradict chats_conversation_fkey.', lost]) expect(refused.err).toContain(part);
    expect(await spreadTables(database.db)).toEqual(SPREAD);
    await sql`delete from chats where member_id = ${giulia.id} and conversation = ${lost}`.execute(database.db);
    await succeeded('undo');
    expect(await definitionsOf(database.db)).toEqual(pure);
  });

  it('refuses what an earlier release spread, because nobody recorded its keys', async () => {
    await succeeded('run');
    await database.db.deleteFrom('dropped_keys').execute();
    const refused = await distribute('undo', url);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('no record of the keys') });
    expect(await succeeded('show')).toBe(`All tables are spread.\n${refused.err}`);
    expect(await spreadTables(database.db)).toEqual(SPREAD);
  });

  it('relies on no record that began when others were spread already', async () => {
    await sql`select create_distributed_table('live_cursors', 'member_id')`.execute(database.db);
    expect(await state()).toBe('Only some tables are spread: live_cursors.');
    await succeeded('run');
    expect(await distribute('undo', url)).toMatchObject({ code: 1, err: expect.stringContaining('no record of the keys') });
    expect(await spreadTables(database.db)).toEqual(SPREAD);
  });

  it('creates the keys again if someone brought the tables back by hand', async () => {
    await succeeded('run');
    for (const table of ['conversations', 'chats', 'live_cursors', 'live_events'])
      await sql`select undistribute_table(${table}::regclass, cascade_via_foreign_keys => true)`.execute(database.db);
    const shown = await succeeded('show');
    expect(shown).toContain('Nothing is spread.\nWhat "run" would do:\n');
    expect(shown).toContain('What "undo" would do:\ncreate ');
    // One of them as it was, and another thing under the name of a second.
    await sql`alter table conversations add unique (low_member, high_member)`.execute(database.db);
    await sql`alter table chats add constraint chats_conversation_fkey check (last_sequence >= 0)`.execute(database.db);
    await succeeded('undo');
    expect(await definitionsOf(database.db)).toEqual(pure);
  });
});

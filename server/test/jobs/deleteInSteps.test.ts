import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { deleteInSteps } from '../../src/db/deleteInSteps.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openTestDatabase } from '../support/database.ts';

it('deletes with each statement no more than was said, until nothing is left that fits', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await sql`insert into inbox_mails (id, recipient, subject, text, html, created_at)
    select gen_random_uuid(), 'a@example.test', '', '', '', timestamptz '2027-01-01' + n * interval '1 day' from generate_series(0, 11) n`.execute(
    db,
  );
  await sql`create table steps (rows integer)`.execute(db);
  await sql`create function note() returns trigger language plpgsql as $$
    begin insert into steps select count(*) from gone; return null; end $$`.execute(db);
  await sql`create trigger note after delete on inbox_mails referencing old table as gone for each statement execute function note()`.execute(
    db,
  );
  await deleteInSteps(db, 'inbox_mails', sql`created_at < '2027-01-11'`, { rows: 4 });
  const { rows } = await sql<{ rows: number }>`select rows from steps`.execute(db);
  expect(rows.map((step) => step.rows)).toEqual([4, 4, 2]);
  expect(await db.selectFrom('inbox_mails').select('id').execute()).toHaveLength(2);
  await database.close();
});

/** Waits until a statement waits for a row that another one has changed. */
async function untilOneWaits(url: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' });
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await setTimeout(10);
  await close();
}

it('leaves a row that no longer fits once the statement gets to it, also on tables that are named by a key', async () => {
  const database = await openTestDatabase();
  const { db, url } = database;
  await sql`insert into email_claims values ('ida@example.test', gen_random_uuid(), timestamptz '2027-01-01')`.execute(db);
  const deleting = () => deleteInSteps(db, 'email_claims', sql`reserved_until < '2027-02-01'`, { by: ['address'] });
  // An embedded database runs one transaction at a time.
  const meanwhile = await db.transaction().execute(async (trx) => {
    await sql`update email_claims set reserved_until = null`.execute(trx);
    if (url === null) return null;
    const deleted = deleting();
    await untilOneWaits(url);
    return { deleted };
  });
  await (meanwhile?.deleted ?? deleting());
  expect(await db.selectFrom('email_claims').select('address').execute()).toEqual([{ address: 'ida@example.test' }]);
  await database.close();
});

import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { deleteInSteps } from '../../src/db/deleteInSteps.ts';
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

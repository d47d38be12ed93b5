import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { openTestDatabase } from '../support/database.ts';

/** The tables as the release before has them. */
const BEFORE = `
  drop trigger members_claims on members;
  drop function claim_member, take_address, take_name;
  drop table email_claims, name_claims;
  drop index members_email, members_name;
  alter table members add constraint members_email_key unique (email), add constraint members_name_key unique (name);
  create unique index members_name_seen_once on members (name_seen(name::text)) where not looks_like_older;
  delete from kysely_migration where name between '0450' and '0459';`;

it('claims addresses and names of the members who are there when the tables are made, but not of erased ones', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  for (const statement of BEFORE.split(';')) if (statement.trim() !== '') await sql.raw(statement).execute(db);
  await sql`
    insert into members (id, email, name, looks_like_older, erased_at, language, country, time_zone, gender, date_of_birth,
      signup_date, last_active_at)
    select gen_random_uuid(), email, name, older, case when erased then now() end, 'it', 'IT', 'Europe/Rome', 'female',
      '1990-05-01', now(), now()
    from (
      select 'Many' || n || '@Example.test', 'many' || n || '_', false, false from generate_series(1, 2500) n
      union all values ('ida@example.test', 'Ida', false, false), ('lda@example.test', 'lda', true, false),
        ('erased@erased.invalid', 'erased', false, true)
    ) as given (email, name, older, erased)`.execute(db);
  expect(await migrate(db)).toHaveLength(5);
  const count = async (what: ReturnType<typeof sql>) =>
    (await sql<{ count: number }>`select count(*)::int as count from ${what}`.execute(db)).rows[0]?.count;
  expect(await count(sql`email_claims c join members m on m.id = c.member_id and c.address = lower(m.email::text)`)).toBe(2502);
  expect(await count(sql`email_claims`)).toBe(2502);
  const { rows } = await sql<{ kind: string; count: number }>`
    select left(kind, 7) as kind, count(*)::int as count from name_claims group by 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { kind: 'seen', count: 2501 },
    { kind: 'seen by', count: 1 },
    { kind: 'spelled', count: 2502 },
  ]);
  await database.close();
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('every reference of a table has an index that begins with it, so that erasing a row never reads a whole table', async () => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || (
      select string_agg(a.attname, ', ' order by k.place)
      from unnest(c.conkey) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    ) as reference
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
    )
    order by 1`.execute(database.db);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});

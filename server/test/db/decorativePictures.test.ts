import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { openTestDatabase } from '../support/database.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const text = { kind: 'text', text: 'Stasera' };
const choices = { kind: 'choices', question: 'Un cane?', options: ['No', 'Sì'] };
const german = { title: 'Heute', blocks: [{ kind: 'image', image: 'abc', alt: 'Das Meer' }] };
const documentOf = (blocks: readonly object[]) => ({
  name: 'Mare',
  variants: [{ key: 'a', content: { it: { title: '', blocks }, de: german } }],
});

it('marks stored pictures without words as decoration, and nothing else', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await sql`delete from kysely_migration where name = '0461_mark_decorative_pictures'`.execute(db);
  const before = documentOf([
    text,
    { kind: 'image', image: 'abc', alt: '' },
    { kind: 'image', image: '', alt: '' },
    { kind: 'image', image: 'abc', alt: 'Il mare' },
    { ...choices, image: 'abc' },
    { ...choices, image: '', alt: '' },
    { kind: 'video', video: 'sea', poster: 'abc', alt: '' },
  ]);
  const stored = JSON.stringify(before);
  await sql`insert into landers (id, template, slug, draft, changed_at) values
    (${ID}, 'gallery', '', ${stored}, now()), (gen_random_uuid(), 'gallery', 'other', null, now())`.execute(db);
  await sql`insert into lander_versions (lander_id, number, document, published_at, test, test_since)
    values (${ID}, 1, ${stored}, now(), 1, now())`.execute(db);
  await sql`insert into lander_revisions (lander_id, revision, document, at) values (${ID}, 1, ${stored}, now())`.execute(db);
  expect(await migrate(db)).toEqual(['0461_mark_decorative_pictures']);
  const { rows } = await sql<{ document: unknown }>`
    select draft as document from landers where id = ${ID}
    union all select document from lander_versions
    union all select document from lander_revisions`.execute(db);
  const after = documentOf([
    text,
    { kind: 'image', image: 'abc', alt: '', decorative: true },
    { kind: 'image', image: '', alt: '' },
    { kind: 'image', image: 'abc', alt: 'Il mare' },
    { ...choices, image: 'abc', alt: '', decorative: true },
    { ...choices, image: '', alt: '' },
    { kind: 'video', video: 'sea', poster: 'abc', alt: '' },
  ]);
  expect(rows.map(({ document }) => document)).toEqual([after, after, after]);
  const others = await sql`select draft from landers where slug = 'other'`.execute(db);
  expect(others.rows).toEqual([{ draft: null }]);
  await database.close();
});

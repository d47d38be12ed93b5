import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../server/src/db/migrate.ts';
import { hazardsOf } from './hazards.ts';

/** Files up to this one ran before the check existed; a file that has run never changes. */
const LAST_UNCHECKED = '0342';

/** Files that ran before these hazards were recognised, each with why it kept no one waiting. */
const KNOWN: Readonly<Record<string, string>> = {
  '0451_claim_for_members.sql': 'a procedure that commits after each slice of members',
  '0462_create_search_places.sql': 'reads all entries, and holds only places that no one uses yet',
  '0463_index_members_of_places.sql': 'the same, while servers of the release before write places',
  '0465_bound_ledgers.sql': 'a block that asks whether there is a row, and adds a check "not valid"',
  '0466_prove_ledger_bounds.sql': 'a procedure that commits before it validates',
  '0468_split_ledgers.sql': 'a block that attaches parts whose check is valid',
};

const FILES = globSync('*.sql', { cwd: MIGRATIONS }).sort();

describe('a migration', () => {
  it('of ours keeps no one waiting', async () => {
    const checked = FILES.filter((file) => file > `${LAST_UNCHECKED}_z`);
    const found = await Promise.all(
      checked.map(async (file) => ({ file, hazards: await hazardsOf(readFileSync(join(MIGRATIONS, file), 'utf8')) })),
    );
    const hazardous = found.filter(({ hazards }) => hazards.length > 0);
    expect(hazardous.filter(({ file }) => !(file in KNOWN))).toEqual([]);
    expect(hazardous.map(({ file }) => file).filter((file) => file in KNOWN)).toEqual(Object.keys(KNOWN));
    for (const { hazards } of hazardous) expect(hazards).toEqual([expect.stringMatching(/^(copies rows of search_entries|runs code)/)]);
  });

  it('of ours is checked from the next one on', () => {
    expect(FILES.some((file) => file.startsWith(LAST_UNCHECKED))).toBe(true);
  });

  it('may create tables with everything they need, and fill them', async () => {
    const text = `create table pets (id int primary key, owner uuid not null references members (id), name text unique check (name <> ''));
      create index pets_owner on pets (owner);
      alter table pets add column age int not null default random();
      update pets set age = 3;`;
    expect(await hazardsOf(text)).toEqual([]);
  });

  it('may add columns that no row has to be read or written for', async () => {
    expect(await hazardsOf(`alter table members add column pet text, add column pets int not null default 0;`)).toEqual([]);
  });

  it('may build an index concurrently, without a transaction', async () => {
    const index = `drop index concurrently if exists members_pet;\ncreate index concurrently members_pet on members (pet);`;
    expect(await hazardsOf(`-- Without a transaction.\n${index}`)).toEqual([]);
    expect(await hazardsOf(index)).toHaveLength(2);
  });

  it('may add a constraint that is validated later', async () => {
    expect(await hazardsOf(`alter table pets add constraint pets_age check (age > 0) not valid;`)).toEqual([]);
    expect(await hazardsOf(`alter table pets validate constraint pets_age;`)).toEqual([]);
    expect(await hazardsOf(`alter table pets add constraint pets_name unique using index pets_name_key;`)).toEqual([]);
  });

  it('may copy rows of a table that it creates, or says is small, or of none', async () => {
    for (const text of [
      "insert into members (name) values ('x');",
      'insert into pets (age) select generate_series(1, 3);',
      'create table pets (id int);\ninsert into toys select id from pets;',
      '-- Small: settings.\ninsert into pets select id from settings;',
      'with one as (select 1 as id) insert into pets select id from one;',
      'insert into pets with one as (select 1 as id) select id from one;',
      'create table pets as select id from members with no data;',
      'insert into pets with recursive up as (select 1 as id union all select id + 1 from up where id < 9) select id from up;',
    ])
      expect(await hazardsOf(text)).toEqual([]);
  });

  it('may run code if a line for each says why it keeps no one waiting', async () => {
    const reason = '-- Keeps no one waiting: it commits each slice.\n';
    const code = 'call fill_pets();\ndo $$ begin null; end $$;';
    expect(await hazardsOf(`${reason}${reason}${code}`)).toEqual([]);
    expect(await hazardsOf(`${reason}${code}`)).toEqual([expect.stringContaining('1 times without a line')]);
    expect(await hazardsOf('-- Keeps no one waiting: \ncall fill_pets();')).toHaveLength(1);
  });

  it('may lock or rewrite a table that it says is small', async () => {
    expect(await hazardsOf('-- Small: settings, domains.\nalter table settings set unlogged;')).toEqual([]);
    expect(await hazardsOf('-- Small: settings, domains.\nalter table members set unlogged;')).toHaveLength(1);
  });

  it('may forbid nulls that a validated check has excluded', async () => {
    const text = 'alter table pets alter column age set not null; alter table pets drop constraint pets_age_known;';
    expect(await hazardsOf(text)).toEqual([]);
  });

  it('may put a new table in the place of another, in one transaction', async () => {
    const text = 'alter table pets rename to pets_first;\ncreate table pets (id int primary key) partition by range (id);';
    expect(await hazardsOf(text)).toEqual([]);
    expect(await hazardsOf(`-- Without a transaction.\n${text}`)).toHaveLength(1);
  });

  it('may remove what an earlier release stopped using', async () => {
    expect(await hazardsOf(`-- Unused since 1.3.0.\nalter table members drop column pet;\ndrop table pets;`)).toEqual([]);
  });

  it.each([
    ['create index members_pet on members (pet);', 'while no one can write to members'],
    ['alter table members add column pet text default gen_random_uuid();', 'for every row'],
    ['alter table members add column pet text not null;', 'fails on rows that exist'],
    ['alter table members add column pet uuid references pets (id);', 'not valid'],
    ['alter table members add column pet text unique;', 'concurrently'],
    ['alter table members add column pet int generated always as (1) stored;', 'for every row'],
    ['alter table members alter column name type varchar(20);', 'rewrites the table'],
    ['alter table members alter column pet set not null;', 'reads every row'],
    [`alter table members add constraint c check (name <> '');`, 'not valid'],
    ['alter table members add constraint c foreign key (pet) references pets (id);', 'not valid'],
    ['alter table members add constraint c unique (pet);', 'using index'],
    ['alter table members drop column pet;', 'release before'],
    ['drop table pets;', 'release before'],
    ['alter table members rename column name to called;', 'release before'],
    ['alter table members rename to people;', 'release before'],
    ['drop index members_pet;', 'concurrently'],
    [`update members set name = 'x';`, 'in steps'],
    [`delete from members where name = 'x';`, 'in steps'],
    ['lock table members;', 'locks a table'],
    ['insert into pets select id from members;', 'copies rows of members to pets'],
    ['insert into pets select id from toys where owner in (select id from members);', 'copies rows of toys, members to pets'],
    ['with old as (select id from members) insert into pets select id from old;', 'copies rows of members to pets'],
    ['with gone as (update members set age = 1 returning id) insert into pets select id from gone;', 'copies rows of members to pets'],
    ['with members as (select * from members) insert into pets select id from members;', 'copies rows of members to pets'],
    ['with members as (select 1 as id) insert into pets select id from public.members;', 'copies rows of members to pets'],
    [
      'with members as (select 1), gone as (delete from members returning id) insert into pets select id from gone;',
      'copies rows of members to pets',
    ],
    [
      '-- Small: pets.\nwith gone as (delete from members returning id) update pets set id = gone.id from gone;',
      'copies rows of members to pets',
    ],
    ['create table pets as select id from members;', 'copies rows of members to pets'],
    ['insert into pets (select id from toys union all select id from members);', 'copies rows of toys, members to pets'],
    ['do $$ begin lock table members; end $$;', 'cannot be checked'],
    ['call fill_pets();', 'cannot be checked'],
    ['select fill_pets();', 'cannot be checked'],
  ])('is refused for "%s"', async (text, why) => {
    expect((await hazardsOf(text)).join('\n')).toContain(why);
  });
});

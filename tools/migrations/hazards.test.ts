import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../server/src/db/migrate.ts';
import { hazardsOf } from './hazards.ts';

/** Files up to this one ran before the check existed; a file that has run never changes. */
const LAST_UNCHECKED = '0342';

const FILES = globSync('*.sql', { cwd: MIGRATIONS }).sort();

describe('a migration', () => {
  it('of ours keeps no one waiting', async () => {
    const checked = FILES.filter((file) => file > `${LAST_UNCHECKED}_z`);
    const found = await Promise.all(
      checked.map(async (file) => ({ file, hazards: await hazardsOf(readFileSync(join(MIGRATIONS, file), 'utf8')) })),
    );
    expect(found.filter(({ hazards }) => hazards.length > 0)).toEqual([]);
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

  it('may lock or rewrite a table that it says is small', async () => {
    expect(await hazardsOf('-- Small: settings, domains.\nalter table settings set unlogged;')).toEqual([]);
    expect(await hazardsOf('-- Small: settings, domains.\nalter table members set unlogged;')).toHaveLength(1);
  });

  it('may forbid nulls that a validated check has excluded', async () => {
    const text = 'alter table pets alter column age set not null; alter table pets drop constraint pets_age_known;';
    expect(await hazardsOf(text)).toEqual([]);
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
  ])('is refused for "%s"', async (text, why) => {
    expect((await hazardsOf(text)).join('\n')).toContain(why);
  });
});

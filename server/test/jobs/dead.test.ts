import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runJobs } from '../../src/cli/jobs/verbs.ts';
import { createJobs, type Jobs } from '../../src/jobs/jobs.ts';
import { jobKind } from '../../src/jobs/kinds.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { whenFound } from '../support/whenFound.ts';

const PAY_BACK = jobKind<{ id: string }>('some_refund', { retries: 0, lasting: true });
const MAIL = jobKind<{ to: string }>('some_mail', { retries: 0, personal: true });
const PUSH = jobKind<{ device: string }>('some_push', { retries: 0 });

it('a database that no site has used yet has no jobs, which the command says', async () => {
  const database = await openTestDatabase();
  await sql`drop schema if exists pgboss cascade`.execute(database.db);
  expect(await runJobs(database.db, ['list'], {})).toMatchObject({ ok: false, error: expect.stringContaining('no jobs yet') });
  await database.close();
});

describe('jobs that failed for good', () => {
  let database: TestDatabase;
  let jobs: Jobs;
  let isBroken: boolean;
  let done: string[];
  let message: string;
  beforeEach(async () => {
    database = await openTestDatabase();
    jobs = createJobs({ database, onFailure: () => undefined });
    [isBroken, done, message] = [true, [], '550 giulia@example.test is unknown here\nsecond line'];
    const act = (what: string) => async () => {
      if (isBroken) throw new Error(message);
      done.push(what);
    };
    jobs.handle(PAY_BACK, ({ id }) => act(id)());
    jobs.handle(MAIL, ({ to }) => act(to)());
    jobs.handle(PUSH, ({ device }) => act(device)());
    await jobs.open();
    await jobs.start();
  });
  afterEach(async () => {
    await jobs.stop();
    await database.close();
  });

  const run = async (...words: string[]): Promise<string> => {
    const result = await runJobs(database.db, words, {});
    return result.ok ? result.value.join('\n') : result.error;
  };
  const listed = async (): Promise<Record<string, unknown>[]> => {
    const result = await runJobs(database.db, ['list'], { json: true });
    return result.ok ? JSON.parse(result.value.join('\n')) : [];
  };
  const whenDead = (count: number) => whenFound(async () => ((await listed()).length === count ? listed() : null));
  const whenDone = (count: number) => whenFound(async () => (done.length === count ? done : null));
  const add = (id: string) => database.db.transaction().execute((trx) => jobs.add(trx, PAY_BACK, { id }));

  it('are listed with when and why, but in a table without whom they concern', async () => {
    expect(await run('list')).toBe('No job has failed for good.');
    await database.db.transaction().execute((trx) => jobs.add(trx, MAIL, { to: 'giulia@example.test' }));
    const [dead] = await whenDead(1);
    expect(dead).toMatchObject({ job: 'some_mail', tries: 1, data: { to: 'giulia@example.test' } });
    expect(await run('list')).toBe(`${dead?.id}  some_mail  ${dead?.failed_at}  1 try  550 … is unknown here`);
    expect(await jobs.dead()).toEqual(
      new Map([
        ['some_refund', 0],
        ['some_mail', 1],
        ['some_push', 0],
      ]),
    );
  });

  it('show control characters instead of sending them to the terminal', async () => {
    message = '\u001b[2Jgone \u009b31m\u202e\u0007';
    await database.db.transaction().execute((trx) => jobs.add(trx, MAIL, { to: '\u001b]0;title\u0007\u009b' }));
    await whenDead(1);
    expect(await run('list')).toMatch(/1 try {2}\\u001b\[2Jgone \\u009b31m\\u202e\\u0007$/);
    const result = await runJobs(database.db, ['list'], { json: true });
    const printed = result.ok ? result.value.join('\n') : '';
    expect(printed).toContain('"to": "\\u001b]0;title\\u0007\\u009b"');
    expect(JSON.parse(printed)).toMatchObject([{ data: { to: '\u001b]0;title\u0007\u009b' } }]);
    expect(await run('retry', '\u001b[2J')).toBe('No job "\\u001b[2J" has failed for good.');
  });

  it('run again, once, by their id or all of a kind', async () => {
    for (const id of ['one', 'two', 'three']) await add(id);
    const dead = await whenDead(3);
    isBroken = false;
    const two = dead.find(({ data }) => JSON.stringify(data).includes('two'));
    expect(await run('retry', String(two?.id))).toBe('Jobs that run again: 1.');
    expect(await whenDone(1)).toEqual(['two']);
    expect(await run('retry', 'some_refund')).toBe('Jobs that run again: 2.');
    expect((await whenDone(3)).toSorted()).toEqual(['one', 'three', 'two']);
    expect(await run('retry', 'some_refund')).toBe('No job "some_refund" has failed for good.');
    expect(await listed()).toEqual([]);
  });

  it('are dropped only if they are named, and an unknown name changes nothing', async () => {
    await add('one');
    const [dead] = await whenDead(1);
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect(await run('drop', String(dead?.id), unknown)).toBe(`No job that failed for good has the id ${unknown}.`);
    expect(await listed()).toHaveLength(1);
    expect(await run('drop', String(dead?.id))).toBe('Jobs dropped: 1.');
    expect(await listed()).toEqual([]);
  });

  it('are kept for two weeks, those of mails for three days, and those of money until someone decides', async () => {
    await add('one');
    await database.db.transaction().execute((trx) => jobs.add(trx, MAIL, { to: 'giulia@example.test' }));
    await database.db.transaction().execute((trx) => jobs.add(trx, PUSH, { device: 'one' }));
    await whenDead(3);
    const { rows } = await sql<{ job: string; days: number }>`
      select source_name as job, extract(day from keep_until - created_on)::integer as days from pgboss.job
      where source_name is not null order by 1`.execute(database.db);
    expect(rows).toEqual([
      { job: 'some_mail', days: 3 },
      { job: 'some_push', days: 14 },
      { job: 'some_refund', days: expect.any(Number) },
    ]);
    expect(rows[2]?.days).toBeGreaterThan(3_650);
  });

  it('do not become more where the same job is added again and again: it is the failed one that runs', async () => {
    await add('one');
    const [first] = await whenDead(1);
    await database.db.transaction().execute((trx) => jobs.addAgain(trx, PAY_BACK, { id: 'one' }));
    const [second] = await whenFound(async () => {
      const dead = await listed();
      return dead.length === 1 && dead[0]?.id !== first?.id ? dead : null;
    });
    expect(second).toMatchObject({ job: 'some_refund', data: { id: 'one' } });
    isBroken = false;
    await database.db.transaction().execute((trx) => jobs.addAgain(trx, PAY_BACK, { id: 'one' }));
    expect(await whenDone(1)).toEqual(['one']);
    await database.db.transaction().execute((trx) => jobs.addAgain(trx, PAY_BACK, { id: 'other' }));
    expect(await whenDone(2)).toEqual(['one', 'other']);
    expect(await listed()).toEqual([]);
  });
});

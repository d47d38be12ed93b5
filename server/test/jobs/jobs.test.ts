import { expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { createJobs } from '../../src/jobs/jobs.ts';
import { jobKind } from '../../src/jobs/kinds.ts';
import { openTestDatabase } from '../support/database.ts';
import { whenFound } from '../support/whenFound.ts';

/** At one per second, this many jobs would take longer than a test waits. */
const WAITING = 90;

it('works through what waits without a rest between, and does each job once', async () => {
  const database = await openTestDatabase();
  const mail = jobKind<{ number: number }>('some_mail');
  const done: number[] = [];
  const all = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const jobs = createJobs({ database, onFailure: (_job, error) => failures.push(error) });
  jobs.handle(mail, async ({ number }) => {
    done.push(number);
    if (done.length === WAITING) all.resolve();
  });
  await jobs.open();
  const numbers = Array.from({ length: WAITING }, (_, number) => number);
  for (const number of numbers) await database.db.transaction().execute((trx) => jobs.add(trx, mail, { number }));

  await jobs.start();
  await all.promise;
  await jobs.stop();
  await database.close();
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers);
  expect(failures).toEqual([]);
});

it('lets another process take over the job of one that was killed within seconds, also in a queue of an earlier version', async () => {
  const database = await openTestDatabase();
  const options = { database, onFailure: () => undefined };
  const refund = jobKind('some_refund');
  for (const round of [1, 2]) {
    const jobs = createJobs(options);
    jobs.handle(refund, async () => undefined);
    await jobs.open();
    if (round === 1) await database.pool.query("update pgboss.queue set heartbeat_seconds = null where name = 'some_refund'");
    await jobs.stop();
  }
  const { rows } = await database.pool.query("select heartbeat_seconds from pgboss.queue where name = 'some_refund'");
  expect(rows).toEqual([{ heartbeat_seconds: 20 }]);
  await database.close();
});

it('a process without that task adds jobs, and another one works on them', async () => {
  const database = await openTestDatabase();
  const kind = jobKind<{ number: number }>('some_mail');
  const done: string[] = [];
  const process = (name: string, works: boolean) => {
    const jobs = createJobs({ database, works, onFailure: () => undefined });
    jobs.handle(kind, async ({ number }) => void done.push(`${name} ${number}`));
    return jobs;
  };
  const [adds, works] = [process('adds', false), process('works', true)];
  await adds.open();
  await adds.start();
  await database.db.transaction().execute((trx) => adds.add(trx, kind, { number: 1 }));
  await works.open();
  await works.start();
  await database.db.transaction().execute((trx) => adds.add(trx, kind, { number: 2 }));
  await whenFound(async () => (done.length === 2 ? done : null));
  await adds.stop();
  await works.stop();
  await database.close();
  expect(done).toEqual(['works 1', 'works 2']);
});

it('jobs that are fetched together run once each with fewer statements than jobs, and one that fails takes none along', async () => {
  const database = await openTestDatabase();
  const kind = jobKind<{ number: number }>('some_push', { batch: 10, retries: 0 });
  const tried: number[] = [];
  const jobs = createJobs({ database, onFailure: () => undefined });
  jobs.handle(kind, async ({ number }) => {
    tried.push(number);
    if (number === 13) throw new Error('unlucky');
  });
  await jobs.open();
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  for (const number of numbers) await database.db.transaction().execute((trx) => jobs.add(trx, kind, { number }));
  const queries = jest.spyOn(database.pool, 'query');
  await jobs.start();
  const states = await whenFound(async () => {
    const { rows } = await sql<{ state: string; jobs: number }>`
      select state, count(*)::integer as jobs from pgboss.job where name = 'some_push' and state >= 'completed' group by state order by state`.execute(
      database.db,
    );
    return rows.reduce((sum, row) => sum + row.jobs, 0) === numbers.length ? rows : null;
  });
  expect(states).toEqual([
    { state: 'completed', jobs: 39 },
    { state: 'failed', jobs: 1 },
  ]);
  expect(queries.mock.calls.length).toBeLessThan(numbers.length);
  await jobs.stop();
  await database.close();
  expect(tried.toSorted((one, other) => one - other)).toEqual(numbers);
});

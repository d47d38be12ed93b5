import { expect, it } from '@jest/globals';
import { createJobs, jobKind } from '../../src/jobs/jobs.ts';
import { openTestDatabase } from '../support/database.ts';

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

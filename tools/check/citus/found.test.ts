import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { shutWorker, workerUrls } from '../../../server/test/support/citus.ts';
import { openTestDatabase, openUnspread, type TestDatabase } from '../../../server/test/support/database.ts';
import { findCitus } from '../services.ts';

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await openTestDatabase();
  url = database.url ?? '';
});
afterEach(() => {
  delete process.env.TEST_CITUS_URL;
});
afterAll(() => database.close());

it('a coordinator that answers is found with its workers', async () => {
  process.env.TEST_CITUS_URL = url;
  const { pathname } = new URL(url);
  const workers = workerUrls().map((worker) => Object.assign(new URL(worker), { pathname }).href);
  const [first, ...others] = (await findCitus())?.split(' ') ?? [];
  expect(first).toBe(url);
  expect(others.toSorted()).toEqual(workers.toSorted());
});

it('one is not found while a worker does not answer', async () => {
  process.env.TEST_CITUS_URL = url;
  const shut = await shutWorker(url);
  try {
    expect(await findCitus()).toBeNull();
  } finally {
    await shut.open();
  }
});

it('a PostgreSQL that knows no workers is none', async () => {
  const other = await openUnspread();
  process.env.TEST_CITUS_URL = other.url ?? '';
  expect(await findCitus()).toBeNull();
  await other.close();
});

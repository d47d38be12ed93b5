import { afterEach, expect, it } from '@jest/globals';
import { getInterests } from '../contracts/people/interests.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { createApi } from './client.ts';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const atFirst = { now: performance.now, getEntriesByType: performance.getEntriesByType };
afterEach(() => void Object.assign(performance, atFirst));

/** What the first call of a page says about its trace. */
async function told({ named, age }: { named: string | null; age: number }): Promise<string | null> {
  const serverTiming = named === null ? [] : [{ name: 'traceparent', description: named }];
  Object.assign(performance, { now: () => age, getEntriesByType: () => [{ serverTiming }] });
  const server = fakeApi().answer(getInterests, { interests: [] });
  await createApi({ adapter: server.adapter }).call(getInterests);
  return server.seen(getInterests)[0]?.header('traceparent') ?? null;
}

it('continues the trace of a page that the server records, while it is being opened', async () => {
  expect(await told({ named: TRACE, age: 2_000 })).toBe(TRACE);
  expect(await told({ named: TRACE, age: 60_000 })).toBeNull();
});

it('says nothing of traces if the page came with none', async () => {
  expect(await told({ named: null, age: 2_000 })).toBeNull();
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MEMBER, openEdge } from './support/edge.ts';

let most = 0;
let now = 0;
let site: Awaited<ReturnType<typeof openEdge>>;
beforeAll(async () => {
  site = await openEdge({
    exists: async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return true;
    },
  });
});
afterAll(() => site.app.close());

/** The statuses of many requests at once, and how many pages were made at a time. */
async function manyAtOnce(headers: Record<string, string>) {
  most = 0;
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.app.inject({ url: '/members', headers })));
  return { most, statuses: [...new Set(answers.map(({ statusCode }) => statusCode))] };
}

it('makes the pages of many strangers in turn, and those of members at once', async () => {
  const strangers = await manyAtOnce({});
  expect(strangers.statuses).toEqual([200]);
  expect(strangers.most).toBeLessThanOrEqual(2);
  const members = await manyAtOnce(MEMBER);
  expect(members.statuses).toEqual([200]);
  expect(members.most).toBeGreaterThan(2);
});

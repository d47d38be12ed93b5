import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** Who calls: a page does as its logged-in member, a test's own `request` as whoever signed up with it. */
export interface Caller {
  readonly request: APIRequestContext;
}

/** A call as a member, for what a journey needs but is not about. */
export async function callAs<Answer>({ request }: Caller, method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await request.fetch(path, {
    method,
    ...(data === undefined ? {} : { data }),
    // As a browser marks a page's own call: without it a log-out asks first.
    headers: { 'Idempotency-Key': randomUUID(), 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
}

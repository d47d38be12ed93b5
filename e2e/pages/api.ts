import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The caller of the API: a page calls as its logged-in member, a test's own `request` as the member who signed up with
 * it.
 */
export interface Caller {
  readonly request: APIRequestContext;
}

/** An API call as a member, for what a journey needs but does not test. */
export async function callAs<Answer>({ request }: Caller, method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await request.fetch(path, {
    method,
    ...(data === undefined ? {} : { data }),
    // Sent by browsers with a page's own requests: without it a log-out asks first.
    headers: { 'Idempotency-Key': randomUUID(), 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
}

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getLogout } from '../contracts/account/logout.ts';
import { postPageHidden } from '../contracts/account/pageVisibility.ts';
import { postUser } from '../contracts/account/userCalls.ts';
import { postChat } from '../contracts/chat/chats.ts';
import { putDirectDebit } from '../contracts/money/directDebits.ts';
import { getInterests } from '../contracts/people/interests.ts';
import type { Endpoint } from '../contracts/platform/endpoint.ts';
import { anId } from '../testing/builders.ts';
import { type FakeApi, fakeApi } from '../testing/fakeApi.ts';
import { createApi } from './client.ts';
import { REQUEST_RETRY_BASE_DELAY } from './retryPolicy.ts';

const BODY = { client_id: anId(401), profile: anId(1), text: 'Ciao' };

let server: FakeApi;
let sentAt: number[];

/** Responds with each status in turn, repeating the last one, and records when each attempt came. */
function statuses(endpoint: Endpoint, ...given: readonly (number | 'network')[]): void {
  server.handle(endpoint, (_request, attempt) => {
    sentAt.push(Date.now());
    const status = given[Math.min(attempt, given.length) - 1] ?? 500;
    return status === 'network' ? 'network' : { status, data: status === 200 ? { interests: [] } : { code: 'internal' } };
  });
}

async function settled<Value>(running: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(60_000);
  return running;
}

beforeEach(() => {
  server = fakeApi();
  sentAt = [];
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const api = () => createApi({ adapter: server.adapter });
const pauses = () => sentAt.slice(1).map((time, index) => time - (sentAt[index] ?? 0));

describe('retries', () => {
  it('API-01 repeats a failing call five times, six attempts in all', async () => {
    statuses(getInterests, 503);
    expect(await settled(api().call(getInterests))).toEqual({ ok: false, error: { code: 'internal' } });
    expect(server.seen(getInterests)).toHaveLength(6);
  });

  it('API-02 doubles the pause with each retry', async () => {
    statuses(getInterests, 503);
    await settled(api().call(getInterests));
    expect(pauses()).toEqual([300, 600, 1_200, 2_400, 4_800]);
  });

  it('adds at most a fifth at random to a pause', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    statuses(getInterests, 503, 200);
    await settled(api().call(getInterests));
    expect(pauses()).toEqual([360]);
  });

  it('API-06 starts with the base delay of 300 ms', async () => {
    statuses(getInterests, 'network', 200);
    await settled(api().call(getInterests));
    expect(pauses()).toEqual([REQUEST_RETRY_BASE_DELAY]);
    expect(REQUEST_RETRY_BASE_DELAY).toBe(300);
  });

  it('says of a read without a network that there is none, at once, while a write goes on trying', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    statuses(getInterests, 'network');
    expect(await settled(api().call(getInterests))).toEqual({ ok: false, error: { code: 'network' } });
    expect(server.seen(getInterests)).toHaveLength(1);
    statuses(postChat, 'network');
    await settled(api().call(postChat, { body: BODY }));
    expect(server.seen(postChat)).toHaveLength(6);
  });

  it('API-03 returns the answer of the attempt that succeeds', async () => {
    statuses(getInterests, 500, 'network', 200);
    expect(await settled(api().call(getInterests))).toEqual({ ok: true, value: { interests: [] } });
    expect(server.seen(getInterests)).toHaveLength(3);
  });

  it.each(['network', 408, 429, 500, 502, 503, 504] as const)('API-04 repeats after %s', async (status) => {
    statuses(getInterests, status);
    await settled(api().call(getInterests));
    expect(server.seen(getInterests)).toHaveLength(6);
  });

  it.each([400, 401, 403, 404, 409, 413, 422] as const)('API-04 returns at once after %s', async (status) => {
    statuses(getInterests, status);
    await settled(api().call(getInterests));
    expect(server.seen(getInterests)).toHaveLength(1);
  });

  it('waits as long as a 429 asks for', async () => {
    server.handle(getInterests, (_request, attempt) => {
      sentAt.push(Date.now());
      return attempt === 1 ? { status: 429, data: {}, headers: { 'retry-after': '3' } } : { status: 200, data: { interests: [] } };
    });
    expect((await settled(api().call(getInterests))).ok).toBe(true);
    expect(pauses()).toEqual([3_000]);
  });

  it('says so instead of waiting where a 429 asks for more than ten seconds', async () => {
    const limited = { code: 'rate_limited', seconds: 120 };
    server.handle(getInterests, () => ({ status: 429, data: limited, headers: { 'retry-after': '120' } }));
    expect(await settled(api().call(getInterests))).toEqual({ ok: false, error: limited });
    expect(server.seen(getInterests)).toHaveLength(1);
  });
});

describe('writes', () => {
  it('carry one Idempotency-Key over all their retries', async () => {
    statuses(postChat, 503);
    await settled(api().call(postChat, { body: BODY }));
    const keys = server.seen(postChat).map((request) => request.header('Idempotency-Key'));
    expect(keys).toHaveLength(6);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('take the id that was made at the press', async () => {
    statuses(postChat, 404);
    await settled(api().call(postChat, { body: BODY, requestId: anId(77) }));
    expect(server.seen(postChat)[0]?.header('Idempotency-Key')).toBe(anId(77));
  });

  it('API-05 are all repeated with a key, the log-in and the confirmation of a direct debit as well', async () => {
    statuses(postUser, 503);
    statuses(putDirectDebit, 'network');
    await settled(api().call(postUser, { body: { email: 'a@b.it', password: 'x' } }));
    await settled(api().call(putDirectDebit, { body: { request: anId(1), otp: '123456' } }));
    for (const call of [postUser, putDirectDebit]) {
      const keys = server.seen(call).map((request) => request.header('Idempotency-Key'));
      expect(keys).toHaveLength(6);
      expect(new Set(keys).size).toBe(1);
      expect(keys[0]).not.toBeNull();
    }
  });

  it('carry no key only where a beacon sends them, and are sent once then', async () => {
    statuses(postPageHidden, 503);
    await settled(api().call(postPageHidden, { body: {} }));
    expect(server.seen(postPageHidden).map((request) => request.header('Idempotency-Key'))).toEqual([null]);
  });

  it('are repeated while the first attempt still runs', async () => {
    server.handle(postChat, () => ({ status: 409, data: { code: 'request_in_progress' } }));
    await settled(api().call(postChat, { body: BODY }));
    expect(server.seen(postChat)).toHaveLength(6);
  });
});

it('ends the retries when the caller gives up', async () => {
  statuses(getLogout, 503);
  const given = new AbortController();
  const running = api().call(getLogout, { signal: given.signal });
  await jest.advanceTimersByTimeAsync(100);
  given.abort();
  expect((await settled(running)).ok).toBe(false);
  expect(server.seen(getLogout).length).toBeLessThan(3);
});

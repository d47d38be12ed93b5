import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createLive } from './live.ts';
import type { Notifier } from './notifier.ts';
import type { Stream } from './stream.ts';

let gaps: (() => void)[];
let good: Set<string>;
let live: ReturnType<typeof createLive>;
beforeEach(async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  gaps = [];
  good = new Set(['giulia', 'marco']);
  const notifier: Notifier = {
    notify: async () => undefined,
    listen: async () => async () => undefined,
    onGap: (told) => void gaps.push(told),
    close: async () => undefined,
  };
  const failed = (what: string) => {
    throw new Error(what);
  };
  live = createLive({ notifier, now: () => new Date(), present: async () => undefined, goodTokens: async () => good, onFailure: failed });
  await live.start();
});
afterEach(async () => {
  await live.stop();
  mock.timers.reset();
});

function open(memberId: string) {
  const catchUp = jest.fn(async () => []);
  const end = jest.fn(async () => undefined);
  const stream: Stream = { memberId, sessionId: memberId, token: memberId, catchUp, tell: () => undefined, beat: () => true, end };
  live.add(stream);
  return { catchUp, end };
}

it('sends what was stored to every open tab once notifications are heard again after a gap', () => {
  const tabs = [open('giulia'), open('marco')];
  for (const told of gaps) told();
  expect(tabs.map(({ catchUp }) => catchUp.mock.calls.length)).toEqual([2, 2]);
});

it('a thief who was logged out while nobody could tell this process hears nothing after the gap', async () => {
  const [thief, owner] = [open('giulia'), open('marco')];
  await setImmediate();
  good.delete('giulia');
  for (const told of gaps) told();
  await setImmediate();
  expect([thief.end.mock.calls.length, owner.end.mock.calls.length]).toEqual([1, 0]);
});

it('a thief whose session is over hears nothing after the next beat', async () => {
  const thief = open('giulia');
  mock.timers.tick(10_000);
  await setImmediate();
  expect(thief.end).not.toHaveBeenCalled();
  good.delete('giulia');
  mock.timers.tick(11_000);
  await setImmediate();
  expect(thief.end).toHaveBeenCalledTimes(1);
});

it('a thief whose session ended between its check and the first event hears nothing', async () => {
  good.delete('giulia');
  const thief = open('giulia');
  await setImmediate();
  expect(thief.end).toHaveBeenCalledTimes(1);
});

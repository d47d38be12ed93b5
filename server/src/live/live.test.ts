import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { LIVE_BEAT_EVERY } from '@amarena/shared/contracts/chat/live';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TOGETHER } from './arrivals.ts';
import { createLive } from './live.ts';
import type { Notifier } from './notifier.ts';
import type { Stream } from './stream.ts';

let gaps: (() => void)[];
let good: Set<string>;
let broken: boolean;
let failures: string[];
let live: ReturnType<typeof createLive>;
const read = jest.fn(async (_member: string, _after: number) => ({
  events: [{ number: 1, event: { type: 'visits_changed' } as const }],
  through: 1,
  newest: 1,
}));
beforeEach(async () => {
  read.mockClear();
  broken = false;
  failures = [];
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  gaps = [];
  good = new Set(['giulia', 'marco']);
  const notifier: Notifier = {
    notify: async () => undefined,
    listen: async () => async () => undefined,
    notifyMembers: async () => undefined,
    hearMembers: async () => ({ join: () => undefined, leave: () => undefined, stop: async () => undefined }),
    onGap: (told) => void gaps.push(told),
    close: async () => undefined,
  };
  live = createLive({
    notifier,
    now: () => new Date(),
    present: async () => undefined,
    read,
    newest: async (members) => {
      if (broken) throw new Error('a server of the database is down');
      return new Map(members.filter((member) => member !== 'berta').map((member) => [member, 1]));
    },
    behind: async (reached) => [...reached.keys()].filter((member) => member !== 'anna'),
    goodTokens: async () => good,
    onFailure: (what) => void failures.push(what),
  });
  await live.start();
});
afterEach(async () => {
  if (!broken) expect(failures).toEqual([]);
  await live.stop();
  mock.timers.reset();
});

/** Lets new tabs get what they miss. */
async function arrive(): Promise<void> {
  mock.timers.tick(TOGETHER);
  await setImmediate();
}

/** A tab that gets the first event when it opens, unless it has it. */
function open(memberId: string, after = 0) {
  let reached = after;
  const give = jest.fn<Stream['give']>(({ newest }) => {
    reached = newest;
    return [];
  });
  const end = jest.fn(async () => undefined);
  const beat = jest.fn(() => true);
  const whose = { memberId, sessionId: memberId, token: memberId };
  live.add({ ...whose, reached: () => reached, open: () => true, give, tell: () => undefined, beat, end, leave: end });
  return { give, end, beat };
}

it('sends what was stored to the tabs that lack something once notifications are heard again after a gap, read once for each member', async () => {
  good.add('anna');
  const tabs = [open('giulia'), open('giulia'), open('marco'), open('anna')];
  await arrive();
  read.mockClear();
  for (const { give } of tabs) give.mockClear();
  for (const told of gaps) told();
  await setImmediate();
  expect(tabs.map(({ give }) => give.mock.calls.length)).toEqual([1, 1, 1, 0]);
  expect(read.mock.calls).toEqual([
    ['giulia', 1],
    ['marco', 1],
  ]);
});

it('beats once for each tab in the time between two beats, and not for all in the same moment', () => {
  const beats = Array.from({ length: 100 }, (_, number) => open(`member ${number}`).beat);
  const moments = new Set<number>();
  for (let moment = 0; moment < LIVE_BEAT_EVERY; moment += 1_000) {
    const before = beats.reduce((sum, beat) => sum + beat.mock.calls.length, 0);
    mock.timers.tick(1_000);
    const together = beats.reduce((sum, beat) => sum + beat.mock.calls.length, 0) - before;
    if (together > 0) moments.add(together);
  }
  expect(beats.map((beat) => beat.mock.calls.length)).toEqual(beats.map(() => 1));
  expect([...moments]).toEqual([10]);
});

it('a thief who was logged out while nobody could tell this process hears nothing after the gap', async () => {
  const [thief, owner] = [open('giulia'), open('marco')];
  await arrive();
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
  mock.timers.tick(LIVE_BEAT_EVERY);
  await setImmediate();
  expect(thief.end).toHaveBeenCalledTimes(1);
});

it('a thief whose session ended between its check and the first event hears nothing', async () => {
  good.delete('giulia');
  const thief = open('giulia');
  await arrive();
  expect(thief.end).toHaveBeenCalledTimes(1);
});

it('reads nothing for new tabs that have everything, and tells of all members whose tabs opened together at once', async () => {
  const told: (readonly string[])[] = [];
  live.onReached({ all: async (members) => void told.push(members), news: async () => undefined });
  for (const member of ['giulia', 'marco', 'giulia']) good.add(member) && open(member, 1);
  await arrive();
  expect(read).not.toHaveBeenCalled();
  expect(told).toEqual([['giulia', 'marco']]);
});

it('reads for a new tab that misses something, and for one that has numbers of another database', async () => {
  for (const member of ['anna', 'berta']) good.add(member);
  const [late, strange] = [open('anna', 0), open('berta', 7)];
  await arrive();
  expect(read.mock.calls).toEqual([
    ['anna', 0],
    ['berta', 7],
  ]);
  expect([late.give.mock.calls.length, strange.give.mock.calls.length]).toEqual([1, 1]);
});

it('reads for each of the new tabs alone if it cannot for all together, and ends none of them', async () => {
  for (const member of ['giulia', 'marco']) good.add(member);
  broken = true;
  const tabs = [open('giulia', 1), open('marco', 0)];
  await arrive();
  expect(read.mock.calls.map(([member]) => member)).toEqual(['giulia', 'marco']);
  expect(tabs.map(({ end }) => end.mock.calls.length)).toEqual([0, 0]);
  expect(failures).toEqual(['new tabs are looked at one by one']);
});

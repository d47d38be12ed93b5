import { expect, it, jest } from '@jest/globals';
import { createLive } from './live.ts';
import type { Notifier } from './notifier.ts';
import type { Stream } from './stream.ts';

it('sends what was stored to every open tab once notifications are heard again after a gap', async () => {
  const gaps: (() => void)[] = [];
  const notifier: Notifier = {
    notify: async () => undefined,
    listen: async () => async () => undefined,
    onGap: (told) => void gaps.push(told),
    close: async () => undefined,
  };
  const live = createLive({ notifier, now: () => new Date(), present: async () => undefined, onFailure: () => undefined });
  await live.start();
  const tab = (memberId: string) => {
    const catchUp = jest.fn(async () => []);
    const stream: Stream = { memberId, sessionId: memberId, catchUp, tell: () => undefined, beat: () => true, end: async () => undefined };
    live.add(stream);
    return catchUp;
  };
  const tabs = [tab('giulia'), tab('marco')];
  for (const told of gaps) told();
  expect(tabs.map((catchUp) => catchUp.mock.calls.length)).toEqual([2, 2]);
  await live.stop();
});

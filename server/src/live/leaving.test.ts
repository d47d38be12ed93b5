import { expect, it } from '@jest/globals';
import { leaveAtOnce, leaveSlowly } from './leaving.ts';
import { createOpenings } from './openings.ts';
import type { Stream } from './stream.ts';

/** Streams that record when they were asked to leave, on a clock of their own. */
function tabs(count: number) {
  let at = 0;
  const left: { at: number; within: number }[] = [];
  const stream = { leave: async (within: number) => void left.push({ at, within }) } as Stream;
  const pause = async (milliseconds: number) => {
    at += milliseconds;
  };
  return { streams: Array.from({ length: count }, () => stream), left, pause, now: () => at };
}

it.each([3, 100, 20_000])('%i tabs leave evenly over the time, none before balancers have noticed', async (count) => {
  const { streams, left, pause, now } = tabs(count);
  await leaveSlowly(() => streams, 30_000, pause);
  expect(left).toHaveLength(count);
  expect(now()).toBe(30_000);
  expect(Math.min(...left.map(({ at }) => at))).toBeGreaterThanOrEqual(6_000);
  const half = left.filter(({ at }) => at <= 18_000).length;
  expect(Math.abs(half - count / 2)).toBeLessThanOrEqual(count / 200 + 1);
});

it('a tab that connects before the first one leaves is sent away, too', async () => {
  const { streams, left, pause } = tabs(1);
  const late: Stream[] = [];
  await leaveSlowly(
    () => [...streams, ...late],
    1_000,
    async (milliseconds) => {
      if (left.length === 0) late.push(...streams);
      await pause(milliseconds);
    },
  );
  expect(left.length).toBeGreaterThanOrEqual(2);
});

it('many tabs that leave at once come back over more time than few', async () => {
  const [few, many] = [tabs(10), tabs(12_000)];
  await leaveAtOnce(few.streams);
  await leaveAtOnce(many.streams);
  expect(new Set(few.left.map(({ within }) => within))).toEqual(new Set([2_000]));
  expect(new Set(many.left.map(({ within }) => within))).toEqual(new Set([12_000]));
});

it('no more tabs connect in a second than allowed, and the others are told when to try again', () => {
  let at = 5_000;
  const open = createOpenings(3, () => at);
  const round = () => Array.from({ length: 5 }, () => open('192.0.2.1'));
  const refused = expect.any(Number);
  expect(round()).toEqual([null, null, null, refused, refused]);
  at += 999;
  expect(open('192.0.2.1')).toEqual(refused);
  at += 1;
  expect(round()).toEqual([null, null, null, refused, refused]);
});

it('an address that asks too often takes no places from others', () => {
  const open = createOpenings(100, () => 5_000);
  const rush = Array.from({ length: 500 }, () => open('192.0.2.1'));
  expect(rush.filter((seconds) => seconds === null)).toHaveLength(20);
  expect(Array.from({ length: 80 }, (_, number) => open(`198.51.100.${number}`))).toEqual(Array.from({ length: 80 }, () => null));
});

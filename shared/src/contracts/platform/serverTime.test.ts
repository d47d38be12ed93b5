import { afterEach, describe, expect, it } from '@jest/globals';
import { learnServerTime, serverNow } from './serverTime.ts';

const DAY = 86_400_000;
const around = (now: number) => ({ sent: now - 50, received: now + 50 });
const learn = (away: number) => learnServerTime(new Date(Date.now() + away).toUTCString(), around(Date.now()));

describe('the time of the server', () => {
  afterEach(() => learn(0));

  it.each([
    ['behind', 2 * DAY],
    ['ahead', -2 * DAY],
  ])('is right where the clock of the device is two days %s', (_side, away) => {
    learn(away);
    expect(Math.abs(serverNow() - (Date.now() + away))).toBeLessThan(1_100);
  });

  it('is that of the device where both agree, so that nothing jumps', () => {
    learn(1_500);
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  });

  it('is not learned from an answer that was long under way, or from no time at all', () => {
    learnServerTime(new Date(Date.now() + DAY).toUTCString(), { sent: Date.now() - 60_000, received: Date.now() });
    learnServerTime('soon', around(Date.now()));
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  });
});

import { describe, expect, it } from '@jest/globals';
import { gameDay, resetAfter } from './dailyLimits.ts';

describe('the day of the swipe game', () => {
  it.each([
    ['winter', '2026-11-21T10:00:00.000Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
    ['the last minute of a winter day', '2026-11-21T22:59:59.999Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
    ['the first moment of a winter day', '2026-11-21T23:00:00.000Z', '2026-11-22', '2026-11-22T23:00:00.000Z'],
    ['summer', '2026-07-10T10:00:00.000Z', '2026-07-10', '2026-07-10T22:00:00.000Z'],
    ['the day on which summer time begins', '2026-03-29T08:00:00.000Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['the day on which summer time ends', '2026-10-25T08:00:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['the turn of the year', '2026-12-31T12:00:00.000Z', '2026-12-31', '2026-12-31T23:00:00.000Z'],
  ])('SW-05 ends at midnight in Rome: %s', (_when, now, day, reset) => {
    expect(gameDay(new Date(now))).toBe(day);
    expect(resetAfter(new Date(now)).toISOString()).toBe(reset);
  });
});

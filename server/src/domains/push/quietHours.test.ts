import { describe, expect, it } from '@jest/globals';
import { afterQuietHours, secondsUntilQuiet } from './quietHours.ts';

const at = (moment: string) => new Date(moment);
const after = (moment: string, zone = 'Europe/Rome') => afterQuietHours(at(moment), zone).toISOString();

describe('quiet hours', () => {
  it('hold a push back from 23:00 until 8:00 on the member’s own clock', () => {
    expect(after('2026-11-21T21:59:59.000Z')).toBe('2026-11-21T21:59:59.000Z');
    expect(after('2026-11-21T22:00:00.000Z')).toBe('2026-11-22T07:00:00.000Z');
    expect(after('2026-11-22T06:59:30.000Z')).toBe('2026-11-22T07:00:00.000Z');
    expect(after('2026-11-22T07:00:00.000Z')).toBe('2026-11-22T07:00:00.000Z');
    expect(after('2026-11-21T22:00:00.000Z', 'America/Los_Angeles')).toBe('2026-11-21T22:00:00.000Z');
    expect(after('2026-11-21T11:00:00.000Z', 'Pacific/Auckland')).toBe('2026-11-21T19:00:00.000Z');
  });

  it('end at eight also in the nights in which clocks change', () => {
    expect(after('2026-03-28T23:30:00.000Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(after('2026-10-24T22:30:00.000Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('are told in seconds, so that a push that could not arrive before them never arrives in them', () => {
    expect(secondsUntilQuiet(at('2026-11-21T21:00:00.000Z'), 'Europe/Rome')).toBe(3_600);
    expect(secondsUntilQuiet(at('2026-11-21T07:00:30.000Z'), 'Europe/Rome')).toBe(15 * 3_600 - 30);
  });
});

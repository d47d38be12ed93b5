import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './offer.model.ts';

const EXPIRES = '2026-11-21T14:00:00.000Z';
const before = (minutes: number) => new Date(EXPIRES).getTime() - minutes * 60_000;

describe('time left of the welcome discount', () => {
  it('DSC-05 says hours while an hour or more is left, and minutes below', () => {
    expect(timeLeft(EXPIRES, before(120))).toEqual({ unit: 'hours', count: 2 });
    expect(timeLeft(EXPIRES, before(45))).toEqual({ unit: 'minutes', count: 45 });
  });

  it('DSC-06 changes from hours to minutes below sixty minutes', () => {
    expect(timeLeft(EXPIRES, before(60))?.unit).toBe('hours');
    expect(timeLeft(EXPIRES, before(59))?.unit).toBe('minutes');
  });

  it('never says that no time is left while some is', () => {
    expect(timeLeft(EXPIRES, before(0.5))).toEqual({ unit: 'minutes', count: 1 });
  });

  it('is nothing once the offer is over', () => {
    expect(timeLeft(EXPIRES, before(0))).toBeNull();
  });
});

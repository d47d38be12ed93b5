import { describe, expect, it } from '@jest/globals';
import { keptTracking, readTracking, TRACKING_STORE, trackingIn, trackingOf } from './tracking.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const DAY = 86_400_000;
const storageWith = (kept: string | null) => ({ getItem: (key: string) => (key === TRACKING_STORE ? kept : null) });

describe('where a visitor came from', () => {
  it('is read from the five parameters, cut to 128 characters', () => {
    expect(trackingIn(`?network=a&ref=b&sub1=c&sub2=d&sub3=e&t=3`)).toEqual({ network: 'a', ref: 'b', sub1: 'c', sub2: 'd', sub3: 'e' });
    expect(trackingIn(`?network=${'x'.repeat(200)}`).network).toHaveLength(128);
    expect(trackingIn('?network=&t=3')).toEqual({});
  });

  it('is read without control characters, which no database stores', () => {
    expect(trackingIn('?network=a%00b%0A&ref=%00%1F%7F')).toEqual({ network: 'ab' });
  });

  it('is kept for thirty days', () => {
    const kept = keptTracking({ network: 'partner', sub1: 'ä&b=c' }, NOW);
    expect(readTracking(kept, NOW + 30 * DAY - 1)).toEqual({ network: 'partner', sub1: 'ä&b=c' });
    expect(readTracking(kept, NOW + 30 * DAY)).toEqual({});
    expect(readTracking('network=a', NOW)).toEqual({});
    expect(readTracking(null, NOW)).toEqual({});
  });

  it('follows the newest link', () => {
    const storage = storageWith(keptTracking({ network: 'old', sub1: 'x' }, NOW));
    const browser = { document: { cookie: '' }, navigator: {} };
    expect(trackingOf({ search: '?network=new', storage, browser, now: NOW })).toEqual({ network: 'new' });
    expect(trackingOf({ search: '?age=30', storage, browser, now: NOW })).toEqual({ network: 'old', sub1: 'x' });
    const off = { ...browser, document: { cookie: 'locale=it; privacy=origin' } };
    expect(trackingOf({ search: '?network=new', storage, browser: off, now: NOW })).toEqual({});
  });
});

import { readTracking, TRACKING_STORE, trackingOf } from '@amarena/shared/contracts/platform/tracking';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepTracking, withoutTracking } from './keepTracking.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const open = (address: string) => {
  window.history.replaceState({ from: 'router' }, '', address);
  keepTracking(window, NOW);
  return { address: window.location.pathname + window.location.search + window.location.hash, kept: localStorage.getItem(TRACKING_STORE) };
};
beforeEach(() => localStorage.clear());

describe('an address with tracking parameters', () => {
  it('TRK-01 TRK-02 is kept and loses the five', () => {
    const { address, kept } = open('/members?network=a&ref=b&sub1=c&sub2=d&sub3=e');
    expect(readTracking(kept, NOW)).toEqual({ network: 'a', ref: 'b', sub1: 'c', sub2: 'd', sub3: 'e' });
    expect(address).toBe('/members');
  });

  it('TRK-03 keeps its other parameters, its fragment and its place in the history', () => {
    expect(open('/members?network=a&t=3#top').address).toBe('/members?t=3#top');
    expect(window.history.state).toEqual({ from: 'router' });
  });

  it('SGN-02 is known while the page is open but not stored if the browser asks not to be tracked, and unknown if tracking is switched off', () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { address, kept } = open('/members?network=a&sub1=b');
    expect([address, kept]).toEqual(['/members', null]);
    const now = () => trackingOf({ search: '', storage: localStorage, browser: window, now: NOW });
    expect(now()).toEqual({ network: 'a', sub1: 'b' });
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads the choice from there.
    document.cookie = 'privacy=origin';
    expect(now()).toEqual({});
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = 'privacy=; max-age=0';
    Object.assign(navigator, { globalPrivacyControl: false });
  });

  it('keeps nothing of parameters that are empty', () => {
    expect(open('/?network=&age=30')).toEqual({ address: '/?age=30', kept: null });
  });
});

describe('where a visitor came from', () => {
  it('TRK-03 leaves every other parameter in the address', () => {
    expect(withoutTracking('?network=a&t=3&sub1=b&age=30')).toBe('?t=3&age=30');
    expect(withoutTracking('?network=a')).toBe('');
  });
});

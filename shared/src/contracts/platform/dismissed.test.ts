import { describe, expect, it } from '@jest/globals';
import { DISMISSED_COOKIE, dismissedIn, dismissedValue, isUnmoved, withDismissal } from './dismissed.ts';

const GIULIA = '0196f0e0-0000-7000-8000-00000000000a';
const MARCO = '0196f0e0-0000-7000-8000-00000000000b';
const AT = Date.parse('2026-11-20T10:00:00.000Z');

describe('the cookie with the banners that members dismissed', () => {
  it('gives each member of a browser their own, and the last time of each banner', () => {
    let value = withDismissal('', { banner: 'photo', member: GIULIA, at: AT });
    value = withDismissal(value, { banner: 'time_bonus', member: MARCO, at: AT });
    value = withDismissal(value, { banner: 'photo', member: GIULIA, at: AT + 60_000 });
    expect(dismissedIn(value, GIULIA)).toEqual({ photo: AT + 60_000 });
    expect(dismissedIn(value, MARCO)).toEqual({ time_bonus: AT });
  });

  it('has no character that a cookie may not have, and stays short however many members share a browser', () => {
    let value = '';
    for (let number = 0; number < 100; number += 1)
      value = withDismissal(value, { banner: 'email_disabled', member: `${GIULIA.slice(0, -3)}${number + 100}`, at: AT });
    expect(value).toMatch(/^[\w.:-]+$/);
    expect(value.length).toBeLessThan(800);
    expect(dismissedIn(value, `${GIULIA.slice(0, -3)}199`)).toEqual({ email_disabled: AT });
  });

  it.each([
    ['an unknown banner', 'push:00000000000a:tm7z3k'],
    ['a name of every object', '__proto__:00000000000a:tm7z3k'],
    ['a time that is none', 'photo:00000000000a:%00'],
    ['a time without end', `photo:00000000000a:${'z'.repeat(9)}`],
    ['a part too many', 'photo:00000000000a:tm7z3k:x'],
    ['words around an entry', ' photo:00000000000a:tm7z3k\n'],
    ['a member’s whole id', `photo:${GIULIA}:tm7z3k`],
    ['nothing', ''],
  ])('ignores %s, and reads what stands beside it', (_what, entry) => {
    expect(dismissedIn(entry, GIULIA)).toEqual({});
    const value = withDismissal('', { banner: 'time_bonus', member: GIULIA, at: AT });
    expect(dismissedIn(`${entry}.${value}`, GIULIA)).toEqual({ time_bonus: AT });
    expect(withDismissal(`${entry}.${value}`, { banner: 'time_bonus', member: GIULIA, at: AT })).toBe(value);
  });

  it('is found among all cookies, also if it is empty', () => {
    expect(dismissedValue(`theme=dark; ${DISMISSED_COOKIE}=a.b; locale=it`)).toBe('a.b');
    expect(dismissedValue(`${DISMISSED_COOKIE}=`)).toBe('');
    expect(dismissedValue(`un${DISMISSED_COOKIE}=a`)).toBeUndefined();
  });

  it('is missing where only the browser knows what a member dismissed before there was one', () => {
    const [before, since] = [{ signup_date: '2026-11-20T10:00:00.000Z' }, { signup_date: '2026-12-20T10:00:00.000Z' }];
    expect([isUnmoved(undefined, before), isUnmoved('', before), isUnmoved(undefined, since)]).toEqual([true, false, false]);
  });
});

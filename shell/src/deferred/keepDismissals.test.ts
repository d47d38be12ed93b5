import { createBus } from '@amarena/shared/bus';
import { DISMISSED_COOKIE, dismissedIn, dismissedValue, withDismissal } from '@amarena/shared/contracts/platform/dismissed';
import { aUser } from '@amarena/shared/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { keepDismissals } from './keepDismissals.ts';

const AT = '2026-11-20T10:00:00.000Z';
const anna = aUser({ signup_date: '2026-11-01T10:00:00.000Z' });
const shell = createBus().connect();
const keptIn = (cookie: string) => dismissedValue(cookie.split('; path')[0] ?? '');

/** A browser that notes the last cookie that was written. */
const aBrowser = (cookie = '') => ({ localStorage, document: { cookie } });

beforeEach(() => {
  localStorage.clear();
  shell.set('session', { status: 'visitor' });
});

it('moves what older versions stored into the cookie as soon as its member is there, once', () => {
  localStorage.setItem(`amarena.dismissed.photo.${anna.id}`, AT);
  localStorage.setItem(`amarena.dismissed.push.${anna.id}`, AT);
  localStorage.setItem('amarena.dismissed.photo.marco', AT);
  const browser = aBrowser();
  keepDismissals(shell.bus, browser);
  expect(browser.document.cookie).toBe('');
  shell.set('session', { status: 'member', user: anna });
  expect(dismissedIn(keptIn(browser.document.cookie) ?? '', anna.id)).toEqual({ photo: Date.parse(AT) });
  expect(Object.keys(localStorage).sort()).toEqual([`amarena.dismissed.photo.marco`, `amarena.dismissed.push.${anna.id}`].sort());
});

it('says in the cookie of an old member that nothing is stored elsewhere, and gives a new member none', () => {
  const [ofOld, ofNew] = [aBrowser(), aBrowser()];
  shell.set('session', { status: 'member', user: anna });
  keepDismissals(shell.bus, ofOld);
  expect(keptIn(ofOld.document.cookie)).toBe('');
  shell.set('session', { status: 'member', user: { ...anna, signup_date: '2026-12-20T10:00:00.000Z' } });
  keepDismissals(shell.bus, ofNew);
  expect(ofNew.document.cookie).toBe('');
});

it('lets the cookie last for another year', () => {
  const value = withDismissal('', { banner: 'time_bonus', member: anna.id, at: Date.parse(AT) });
  const browser = aBrowser(`theme=dark; ${DISMISSED_COOKIE}=${value}`);
  shell.set('session', { status: 'member', user: anna });
  keepDismissals(shell.bus, browser);
  expect(browser.document.cookie).toBe(`${DISMISSED_COOKIE}=${value}; path=/; max-age=31536000; samesite=lax`);
});

import { expect, it } from '@jest/globals';
import { badgeText, creditsTone } from './badgeText.ts';
import * as constants from './constants.ts';
import { PREMIUM_FEATURES } from './constants.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

it.each([
  ['CO-01', 'photos of a free member', constants.FREE_PHOTOS, 3],
  ['CO-02', 'photos of a premium member', constants.PREMIUM_PHOTOS, 25],
  ['CO-03', 'days to reactivate a deleted account', constants.REACTIVATION_DAYS, 14],
  ['CO-04', 'refresh interval', constants.REFRESH_INTERVAL, 60_000],
  ['CO-05', 'refresh interval with push', constants.REFRESH_INTERVAL_WITH_PUSH, 300_000],
  ['CO-06', 'start of the refresh', constants.REFRESH_START, 5_000],
  ['CO-07', 'delay of the time-bonus modal', constants.TIME_BONUS_MODAL_DELAY, 40_000],
  ['CO-08', 'seconds of the time bonus', constants.TIME_BONUS_SECONDS, 14_400],
  ['CO-09', 'percent of the time bonus', constants.TIME_BONUS_PERCENTAGE, 25],
  ['CO-12', 'countdown tick', constants.COUNTDOWN_TICK, 1_000],
  ['CO-13', 'hours handed to the time-bonus modal', constants.TIME_BONUS_HOURS, 4],
  ['CO-15', 'likes a day in the swipe game', constants.SWIPE_LIKES_PER_DAY, 4],
  ['CO-16', 'cap of a badge', badgeText(constants.BADGE_CAP + 1), '99+'],
  ['CO-17', 'threshold of the credits badge', constants.CREDITS_BADGE_THRESHOLD, 10],
  ['CO-18', 'reload after the like popup', constants.LIKE_POPUP_RELOAD, 500],
  ['CO-19', 'retries of a request', constants.REQUEST_RETRIES, 5],
  ['CO-24', 'cache of the geolocation', constants.GEOLOCATION_CACHE, 3_600_000],
  ['CO-25', 'default language', DEFAULT_LANGUAGE, 'it'],
  ['CO-26', 'default date of the terms', constants.DEFAULT_TERMS_DATE.slice(0, 10), '2023-12-01'],
  ['CO-27', 'first breakpoint', constants.BREAKPOINTS.sm, 576],
  ['CO-28', 'second breakpoint', constants.BREAKPOINTS.md, 768],
  ['CO-29', 'third breakpoint', constants.BREAKPOINTS.lg, 992],
  ['CO-30', 'fourth breakpoint', constants.BREAKPOINTS.xl, 1200],
  ['CO-36', 'throttle of the loading bar', constants.LOADING_BAR_THROTTLE, 200],
  ['CO-37', 'duration of the loading bar', constants.LOADING_BAR_DURATION, 5_000],
  ['CO-38', 'gap between two reloads for a chunk', constants.CHUNK_RELOAD_GAP, 60_000],
  ['CO-40', 'conversations a free member may start', constants.FREE_CONVERSATIONS, 3],
  ['CO-41', 'minimum age', constants.MIN_AGE, 18],
])('%s keeps the %s', (_row, _name, value, expected) => {
  expect(value).toBe(expected);
});

it('TB-11 caps the messages badge at 99+', () => {
  expect([badgeText(99), badgeText(100), badgeText(1_000)]).toEqual(['99', '99+', '99+']);
});

it('TB-14 caps the likes badge in the same way', () => {
  expect(badgeText(100)).toBe('99+');
});

it('shows no badge text at 0', () => {
  expect(badgeText(0)).toBeNull();
});

it('TB-20 shows the credits badge at 10 credits and hides it at 11', () => {
  expect(creditsTone(10)).not.toBeNull();
  expect(creditsTone(11)).toBeNull();
});

it.each([1, 10])('TB-21 warns at %i credits', (credits) => {
  expect(creditsTone(credits)).toBe('warning');
});

it('TB-22 shows danger at 0 credits', () => {
  expect(creditsTone(0)).toBe('danger');
});

it('RP-21 keeps for premium members all photos, photos beyond the free ones, and photos in messages', () => {
  expect(PREMIUM_FEATURES).toEqual(['all_photos', 'more_photos', 'photo_messages']);
});

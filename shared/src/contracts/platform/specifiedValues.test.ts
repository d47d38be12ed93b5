import { expect, it } from '@jest/globals';
import { REQUEST_RETRIES } from '../../api/retryPolicy.ts';
import { COUNTDOWN_TICK } from '../../ui/Countdown/Countdown.tsx';
import { REACTIVATION_DAYS } from '../account/linkLifetimes.ts';
import { DEFAULT_TERMS_DATE } from '../account/termsDate.ts';
import { FREE_CONVERSATIONS } from '../chat/freeConversations.ts';
import { TIME_BONUS_HOURS, TIME_BONUS_MODAL_DELAY, TIME_BONUS_PERCENTAGE, TIME_BONUS_SECONDS } from '../money/timeBonus.ts';
import { MIN_AGE } from '../people/age.ts';
import { REFRESH_AFTER_AUTO_LIKE } from '../people/autoLike.ts';
import { GEOLOCATION_CACHE } from '../people/geolocationCache.ts';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '../people/photoLimits.ts';
import { SWIPE_LIKES_PER_DAY } from '../people/swipeLimits.ts';
import { BADGE_CAP, badgeText, CREDITS_BADGE_THRESHOLD } from './badgeDisplay.ts';
import { BREAKPOINTS } from './breakpoints.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { REFRESH_INTERVAL, REFRESH_INTERVAL_WITH_PUSH, REFRESH_START } from './refreshIntervals.ts';

it.each([
  ['CO-01', 'photos of a free member', FREE_PHOTOS, 3],
  ['CO-02', 'photos of a premium member', PREMIUM_PHOTOS, 25],
  ['CO-03', 'days to reactivate a deleted account', REACTIVATION_DAYS, 14],
  ['CO-04', 'refresh interval', REFRESH_INTERVAL, 60_000],
  ['CO-05', 'refresh interval with push', REFRESH_INTERVAL_WITH_PUSH, 300_000],
  ['CO-06', 'start of the refresh', REFRESH_START, 5_000],
  ['CO-07', 'delay of the time-bonus modal', TIME_BONUS_MODAL_DELAY, 40_000],
  ['CO-08', 'seconds of the time bonus', TIME_BONUS_SECONDS, 14_400],
  ['CO-09', 'percent of the time bonus', TIME_BONUS_PERCENTAGE, 25],
  ['CO-12', 'countdown tick', COUNTDOWN_TICK, 1_000],
  ['CO-13', 'hours handed to the time-bonus modal', TIME_BONUS_HOURS, 4],
  ['CO-15', 'likes a day in the swipe game', SWIPE_LIKES_PER_DAY, 4],
  ['CO-16', 'cap of a badge', badgeText(BADGE_CAP + 1), '99+'],
  ['CO-17', 'threshold of the credits badge', CREDITS_BADGE_THRESHOLD, 10],
  ['CO-18', 'reload after the like popup', REFRESH_AFTER_AUTO_LIKE, 500],
  ['CO-19', 'retries of a request', REQUEST_RETRIES, 5],
  ['CO-24', 'cache of the geolocation', GEOLOCATION_CACHE, 3_600_000],
  ['CO-25', 'default language', DEFAULT_LANGUAGE, 'it'],
  ['CO-26', 'default date of the terms', DEFAULT_TERMS_DATE.slice(0, 10), '2023-12-01'],
  ['CO-27', 'first breakpoint', BREAKPOINTS.sm, 576],
  ['CO-28', 'second breakpoint', BREAKPOINTS.md, 768],
  ['CO-29', 'third breakpoint', BREAKPOINTS.lg, 992],
  ['CO-30', 'fourth breakpoint', BREAKPOINTS.xl, 1200],
  ['CO-40', 'conversations a free member may start', FREE_CONVERSATIONS, 3],
  ['CO-41', 'minimum age', MIN_AGE, 18],
])('%s keeps the %s', (_row, _name, value, expected) => {
  expect(value).toBe(expected);
});

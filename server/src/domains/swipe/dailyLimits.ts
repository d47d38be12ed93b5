import { calendarDate } from '@amarena/shared/contracts/account/validation';
import type { SwipeChoice, SwipeDay } from '@amarena/shared/contracts/people/swipe';
import { SWIPE_LIKES_PER_DAY, SWIPE_TIME_ZONE, SWIPES_PER_DAY } from '@amarena/shared/contracts/people/swipeLimits';
import type { ApiError } from '@amarena/shared/errors';
import { DAY, HOUR } from '../../times.ts';

/** What a member did in the game on one day. */
export interface Played {
  swipes: number;
  /** Ids they liked, in that order. */
  liked: string[];
  last_pass: string | null;
}

export const NOTHING_PLAYED: Played = { swipes: 0, liked: [], last_pass: null };

/** The game's calendar date at an instant, `YYYY-MM-DD`. */
export const gameDay = (now: Date): string => calendarDate(now, SWIPE_TIME_ZONE);

/** The next midnight of the game's time zone. */
export function resetAfter(now: Date): Date {
  const tomorrow = new Date(Date.parse(gameDay(now)) + DAY);
  // Rome is one hour ahead of UTC in winter and two in summer, and never changes its clocks at midnight.
  const inSummer = new Date(tomorrow.getTime() - 2 * HOUR);
  return gameDay(inSummer) === tomorrow.toISOString().slice(0, 10) ? inSummer : new Date(tomorrow.getTime() - HOUR);
}

/** What is left of the day. */
export const standing = ({ swipes, liked, last_pass }: Played, now: Date): SwipeDay => ({
  likes_left: Math.max(0, SWIPE_LIKES_PER_DAY - liked.length),
  swipes_left: Math.max(0, SWIPES_PER_DAY - swipes),
  resets_at: resetAfter(now).toISOString(),
  can_undo: last_pass !== null,
});

/** Why the member cannot swipe once more today; null if they can. */
export const limitOf = (played: Played, choice: SwipeChoice): ApiError | null => {
  if (played.swipes >= SWIPES_PER_DAY) return { code: 'swipes_used_up' };
  return choice === 'like' && played.liked.length >= SWIPE_LIKES_PER_DAY ? { code: 'swipe_likes_used_up' } : null;
};

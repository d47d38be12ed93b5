import { BADGE_CAP, CREDITS_BADGE_THRESHOLD } from './constants.ts';

/** Text of a count badge: none for 0, `99+` from 100 on. */
export const badgeText = (count: number): string | null => (count <= 0 ? null : count > BADGE_CAP ? `${BADGE_CAP}+` : String(count));

/** Tone of the credits badge: none above 10, a warning from 10 to 1, danger at 0. */
export const creditsTone = (credits: number): 'warning' | 'danger' | null =>
  credits > CREDITS_BADGE_THRESHOLD ? null : credits > 0 ? 'warning' : 'danger';

/** The largest number that a badge shows. */
export const BADGE_CAP = 99;
/** The largest number of credits that has a badge. */
export const CREDITS_BADGE_THRESHOLD = 10;

/** Text of a count badge: none for 0, `99+` from 100 on. */
export const badgeText = (count: number): string | null => (count <= 0 ? null : count > BADGE_CAP ? `${BADGE_CAP}+` : String(count));

/** Tone of the credits badge: none above 10, a warning from 10 to 1, danger at 0. */
export const creditsTone = (credits: number): 'warning' | 'danger' | null =>
  credits > CREDITS_BADGE_THRESHOLD ? null : credits > 0 ? 'warning' : 'danger';

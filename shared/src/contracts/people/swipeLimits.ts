export const SWIPE_LIKES_PER_DAY = 4;

/** Likes and passes of the swipe game together. Both limits reset at midnight in `SWIPE_TIME_ZONE`. */
export const SWIPES_PER_DAY = 30;

export const SWIPE_TIME_ZONE = 'Europe/Rome';

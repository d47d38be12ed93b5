import { SWIPE_LIKES_PER_DAY } from '../../contracts/people/swipeLimits.ts';

/** The two limits of the swipe game are in Italian in every language (ERR-32). Screens mark them with `lang="it"`. */
export const SWIPE_LIMIT_TEXTS = {
  swipes_used_up: () => 'Per oggi hai finito gli swipe e i like. Riprova domani.',
  swipe_likes_used_up: () => `Nel gioco hai ${SWIPE_LIKES_PER_DAY} like al giorno. Domani ne avrai altri ${SWIPE_LIKES_PER_DAY}.`,
} as const;

/** Minimum age of members, and the maximum that a search can ask for. */
export const MIN_AGE = 18;
export const MAX_SEARCH_AGE = 99;

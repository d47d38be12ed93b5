/** Milliseconds from the start of the page to the first refresh, and between two. */
export const REFRESH_START = 5_000;
export const REFRESH_INTERVAL = 60_000;
export const REFRESH_INTERVAL_WITH_PUSH = 300_000;

/** Milliseconds of loading until the bar appears. */
export const LOADING_BAR_THROTTLE = 200;
/** Milliseconds over which its progress is laid out. */
export const LOADING_BAR_DURATION = 5_000;

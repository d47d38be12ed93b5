/** Retries after the first attempt. */
export const REQUEST_RETRIES = 5;
/** Milliseconds before the first retry. */
export const REQUEST_RETRY_BASE_DELAY = 300;

/** Milliseconds before retry `number`, counted from 1: doubled each time. */
export const doubledDelay = (number: number): number => REQUEST_RETRY_BASE_DELAY * 2 ** (number - 1);

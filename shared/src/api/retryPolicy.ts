/** Retries after the first attempt. */
export const REQUEST_RETRIES = 5;
/** Milliseconds before the first retry. */
export const REQUEST_RETRY_BASE_DELAY = 300;

/** Milliseconds before retry `number`, counted from 1: doubled each time. */
export const doubledDelay = (number: number): number => REQUEST_RETRY_BASE_DELAY * 2 ** (number - 1);

/** Whether a request with this answer may succeed later: time-outs, limits and failures of the server. */
export const isRetriedStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

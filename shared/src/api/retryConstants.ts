/** Retries after the first attempt. */
export const REQUEST_RETRIES = 5;
/** Milliseconds before the first retry. */
export const REQUEST_RETRY_BASE_DELAY = 300;

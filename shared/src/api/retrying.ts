import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import { REQUEST_RETRIES, REQUEST_RETRY_BASE_DELAY } from '../contracts/constants.ts';
import { parseError } from '../errors/parse.ts';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Longest wait that the server may ask for, in milliseconds. Above it the person hears of the limit instead of a silent page. */
const LONGEST_WAIT = 10_000;
/** Share of a delay added at random, so that pages that failed together do not come back together. */
const JITTER = 0.2;

const isWrite = (method: string | undefined): boolean => method !== undefined && method.toLowerCase() !== 'get';

/** Network errors, time-outs, 408, 429, 5xx, and a 409 that says the first attempt still runs. */
function mayRepeat(error: AxiosError): boolean {
  if (error.code === 'ERR_CANCELED') return false;
  // A beacon's: every other write carries a key.
  if (isWrite(error.config?.method) && !error.config?.headers.has(IDEMPOTENCY_KEY)) return false;
  const { response } = error;
  // A read without a network says so at once, and is made anew when the network is back; a write goes on trying.
  if (response === undefined) return isWrite(error.config?.method) || globalThis.navigator?.onLine !== false;
  if (retryAfter(error) > LONGEST_WAIT) return false;
  const { status } = response;
  if (status === 409) return parseError(status, response.data).code === 'request_in_progress';
  return status === 408 || status === 429 || status >= 500;
}

/** Milliseconds before retry `number`, counted from 1: twice the one before, plus jitter, never less than the server asks. */
export function retryDelay(number: number, error: AxiosError): number {
  const delay = REQUEST_RETRY_BASE_DELAY * 2 ** (number - 1);
  return Math.max(delay + delay * JITTER * Math.random(), retryAfter(error));
}

export function addRetries(http: AxiosInstance): void {
  axiosRetry(http, { retries: REQUEST_RETRIES, retryCondition: mayRepeat, retryDelay, shouldResetTimeout: true });
}

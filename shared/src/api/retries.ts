import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import { parseError } from '../errors/parseError.ts';
import { doubledDelay, isRetriedStatus, REQUEST_RETRIES } from './retryPolicy.ts';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Longest delay that the server may request, in milliseconds. Above it the person sees the limit instead of a silent page. */
const LONGEST_WAIT = 10_000;
/** Share of a delay that is added at random, so that pages that failed together do not retry together. */
const JITTER = 0.2;

const isWrite = (method: string | undefined): boolean => method !== undefined && method.toLowerCase() !== 'get';

/** Network errors, time-outs, the statuses of `isRetriedStatus`, and a 409 that says that the first attempt is still running. */
function mayRepeat(error: AxiosError): boolean {
  if (error.code === 'ERR_CANCELED') return false;
  // A beacon: every other write carries a key.
  if (isWrite(error.config?.method) && !error.config?.headers.has(IDEMPOTENCY_KEY)) return false;
  const { response } = error;
  // Offline, a read fails at once and is repeated when the network is back; a write keeps retrying.
  if (response === undefined) return isWrite(error.config?.method) || globalThis.navigator?.onLine !== false;
  if (retryAfter(error) > LONGEST_WAIT) return false;
  const { status } = response;
  if (status === 409) return parseError(status, response.data).code === 'request_in_progress';
  return isRetriedStatus(status);
}

/** Milliseconds before retry `number`, counted from 1: doubled each time, plus jitter, and never less than the server requests. */
export function retryDelay(number: number, error: AxiosError): number {
  const delay = doubledDelay(number);
  return Math.max(delay + delay * JITTER * Math.random(), retryAfter(error));
}

export function addRetries(http: AxiosInstance): void {
  axiosRetry(http, { retries: REQUEST_RETRIES, retryCondition: mayRepeat, retryDelay, shouldResetTimeout: true });
}

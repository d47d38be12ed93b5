import axios, { type AxiosAdapter, AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { memberHere } from '../bus/memberHere.ts';
import { learnServerTime } from '../contracts/platform/serverTime.ts';
import { SHOWN_MEMBER } from '../contracts/platform/shownMember.ts';
import type { AppError } from '../errors/apiErrors.ts';
import { parseError } from '../errors/parseError.ts';
import type { MadeCall } from '../federation/render.ts';
import { addRetries, IDEMPOTENCY_KEY } from './retries.ts';

/** Time limit for one attempt, in milliseconds. Files need longer on a slow connection. */
const TIMEOUT = 15_000;
const FILE_TIMEOUT = 180_000;

/** A request with everything that the server needs to know. */
export interface HttpRequest extends Pick<AxiosRequestConfig, 'url' | 'method' | 'params' | 'data' | 'signal'> {
  readonly headers: Readonly<Record<string, string>>;
  /** Identifies what the person wanted, for a call that must count once. */
  readonly requestId?: string;
  /** True: `data` is a file. Default: false. */
  readonly isFile?: boolean;
  /** Share of the file sent so far, from 0 to 1. Default: not reported. */
  readonly onProgress?: (share: number) => void;
}

/** Sends requests, with retries. It never rejects for a refusal. */
export type Http = (request: HttpRequest) => Promise<{ readonly data: unknown } | { readonly error: AppError }>;

/** Milliseconds after a page was opened in which its calls are part of its trace: later ones do not belong to its opening. */
const TRACED_FOR = 30_000;

/** Calls of a page that the server records continue its trace: `traceparent` of W3C, as the page itself came with it. */
function addTrace(http: AxiosInstance): void {
  http.interceptors.request.use((config) => {
    // Where a screen is rendered there is no navigation, and Safari before 16.4 knows no `serverTiming`.
    const [page] = (globalThis.performance?.getEntriesByType?.('navigation') ?? []) as Partial<PerformanceNavigationTiming>[];
    const named = page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
    if (named && performance.now() < TRACED_FOR) config.headers.set('traceparent', named);
    return config;
  });
}

/** Every response, a refusal included, reveals the server's time. */
function addServerTime(http: AxiosInstance): void {
  const sentAt = new WeakMap<object, number>();
  const learn = ({ config, headers }: Pick<AxiosResponse, 'config' | 'headers'>) => {
    const [date, sent] = [headers?.date, sentAt.get(config)];
    if (typeof date === 'string' && sent !== undefined) learnServerTime(date, { sent, received: Date.now() });
  };
  http.interceptors.request.use((config) => {
    sentAt.set(config, Date.now());
    return config;
  });
  http.interceptors.response.use(
    (answer) => {
      learn(answer);
      return answer;
    },
    (cause) => {
      if (cause instanceof AxiosError && cause.response !== undefined) learn(cause.response);
      throw cause;
    },
  );
}

function errorOf(cause: unknown): AppError {
  if (!(cause instanceof AxiosError)) throw cause;
  return cause.response === undefined ? { code: 'network' } : parseError(cause.response.status, cause.response.data);
}

/** `replaced`: what sends a request instead of the network; null: nothing does. */
export function createHttp(replaced: () => AxiosAdapter | null): Http {
  const http = axios.create({ timeout: TIMEOUT, adapter: (config) => (replaced() ?? axios.getAdapter(['xhr', 'fetch']))(config) });
  addServerTime(http);
  addTrace(http);
  addRetries(http);
  return async ({ onProgress, requestId, isFile, headers, ...request }) => {
    const member = memberHere();
    try {
      return await http.request<unknown>({
        ...request,
        ...(isFile && { timeout: FILE_TIMEOUT }),
        ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
        headers: {
          ...headers,
          ...(member !== null && { [SHOWN_MEMBER]: member }),
          ...(isFile && { 'Content-Type': 'application/octet-stream' }),
          ...(requestId !== undefined && { [IDEMPOTENCY_KEY]: requestId }),
        },
      });
    } catch (cause) {
      return { error: errorOf(cause) };
    }
  };
}

/** The address of a GET, as the client requests it: relative to the site. */
export const addressOfCall = ([url, params]: MadeCall): string => axios.getUri({ url, params });

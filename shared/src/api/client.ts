import * as z from '@amarena/shared/schema';
import axios, { type AxiosAdapter, AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { v7 as uuidv7 } from 'uuid';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '../contracts/platform/endpoint.ts';
import { FRESH_HEADER } from '../contracts/platform/offline.ts';
import { learnServerTime } from '../contracts/platform/serverTime.ts';
import { type AppError, failure, type Result, success } from '../errors/codes.ts';
import { parseError } from '../errors/parse.ts';
import { errorTextsLoaded } from '../errors/problemText.ts';
import { addRetries, IDEMPOTENCY_KEY } from './retrying.ts';
import { transport } from './transport.ts';

/** Time limit for one attempt, in milliseconds. Files need longer on a slow connection. */
const TIMEOUT = 15_000;
const FILE_TIMEOUT = 180_000;

type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Arguments of a call; `query` and `body` are required if their schema has a required field. */
export type CallInput<E extends Endpoint> = Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** Identifies what the person wanted; created on the press. Without it each call counts as new. */
    requestId?: string;
    /** Cancels the call and its retries; the result is then `network`. */
    signal?: AbortSignal;
    /** True: the page shows an answer already, so an older stored one is no use. Default: false. */
    fresh?: boolean;
    /** The file to send, for calls with `bytes`. */
    file?: Blob;
    /** Share of the file sent so far, from 0 to 1; restarts with each attempt. */
    onProgress?: (share: number) => void;
  };
/** `CallInput` as an argument list: it may be omitted if nothing in it is required. */
export type CallArguments<E extends Endpoint> = Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The page's address: host with port, and the query with its question mark. */
type PageAddress = Pick<Location, 'host' | 'search'>;

export interface Api {
  /**
   * Makes one call, with retries. It never rejects for a refusal but returns `{ ok: false, error }`. An answer that
   * does not match its schema is the error `contract_broken` with the field's path.
   */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Result<AnswerOf<E>>>;
  /** Registers a listener for the end of the session. Returns a function that unsubscribes. */
  onLoggedOut(listener: () => void): () => void;
}

/** A refusal, returned when its texts have loaded. The silent one needs none. */
async function refused(error: AppError): Promise<Result<never>> {
  if (error.code !== 'authentication_required') await errorTextsLoaded();
  return failure(error);
}

/** A new id for what the person wants; the server acts once for it, however often the request is retried. */
export const newRequestId = (): string => uuidv7();

async function parseAnswer<E extends Endpoint>(endpoint: E, data: unknown): Promise<Result<AnswerOf<E>>> {
  if (endpoint.answer === null) return success(undefined as AnswerOf<E>);
  const parsed = z.safeParse(endpoint.answer, data);
  if (parsed.success) return success(parsed.data as AnswerOf<E>);
  const path = [endpoint.name, ...(parsed.error.issues[0]?.path ?? [])].map(String).join('.');
  return refused({ code: 'contract_broken', path });
}

function errorOf(cause: unknown): AppError {
  if (!(cause instanceof AxiosError)) throw cause;
  return cause.response === undefined ? { code: 'network' } : parseError(cause.response.status, cause.response.data);
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

/** The query parameters of the page's address. The real host overrides a `domain` parameter, which anyone can set. */
const pageQuery = ({ host, search }: PageAddress, query: object | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(new URLSearchParams(search)),
  ...query,
  domain: host,
});

/** A separate client, for tests: `adapter` replaces the network, `page` the address. */
export function createApi(options: { adapter?: AxiosAdapter; page?: () => PageAddress } = {}): Api {
  const page = options.page ?? (() => window.location);
  const http = axios.create({ timeout: TIMEOUT, adapter: options.adapter ?? transport });
  addServerTime(http);
  addRetries(http);
  const loggedOutListeners = new Set<() => void>();

  return {
    async call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<Result<AnswerOf<E>>> {
      const { query, body, requestId, signal, fresh, file, onProgress } = (input ?? {}) as {
        query?: object;
        body?: object;
        requestId?: string;
        signal?: AbortSignal;
        fresh?: boolean;
        file?: Blob;
        onProgress?: (share: number) => void;
      };
      try {
        const answer = await http.request<unknown>({
          url: endpoint.path,
          method: endpoint.method,
          params: endpoint.pageQuery ? pageQuery(page(), query) : { ...query },
          data: file ?? body,
          ...(file && { timeout: FILE_TIMEOUT }),
          ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
          headers: {
            ...endpoint.headers,
            ...(fresh && { [FRESH_HEADER]: '1' }),
            ...(file && { 'Content-Type': 'application/octet-stream' }),
            ...(endpoint.once && { [IDEMPOTENCY_KEY]: requestId ?? newRequestId() }),
          },
          ...(signal && { signal }),
        });
        return await parseAnswer(endpoint, answer.data);
      } catch (cause) {
        const error = errorOf(cause);
        if (error.code === 'authentication_required' && !endpoint.keepsSession) {
          for (const listener of loggedOutListeners) listener();
        }
        return refused(error);
      }
    },
    onLoggedOut(listener) {
      loggedOutListeners.add(listener);
      return () => loggedOutListeners.delete(listener);
    },
  };
}

/** Makes zod work under a policy without `eval`. The shell calls it before the first schema parses. */
export const configureValidation = (): void => {
  z.config({ jitless: true });
};

const shared = createApi();

/** Makes one call through the page's client; see `Api`. */
export const call: Api['call'] = shared.call;
export const onLoggedOut: Api['onLoggedOut'] = shared.onLoggedOut;

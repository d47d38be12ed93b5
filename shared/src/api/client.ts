import * as z from '@amarena/shared/schema';
import type { AxiosAdapter } from 'axios';
import { v7 as uuidv7 } from 'uuid';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '../contracts/platform/endpoint.ts';
import { FRESH_HEADER } from '../contracts/platform/offline.ts';
import { type AppError, failure, type Result, success } from '../errors/apiErrors.ts';
import { errorTextsLoaded } from '../errors/problemText.ts';
import type { MadeCall } from '../federation/render.ts';
import { takeAnswer } from './answersOfPage.ts';
import { hostAndPageQuery, type PageAddress } from './hostAndPageQuery.ts';
import type { Http, HttpRequest } from './http.ts';
import { createLoggedOut, type SessionLoss } from './loggedOut.ts';
import { doubledDelay, REQUEST_RETRIES } from './retryPolicy.ts';
import { replacedTransport } from './transport.ts';

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

export interface Api {
  /**
   * Makes one call, with retries. It never rejects for a refusal but returns `{ ok: false, error }`. An answer that
   * does not match its schema is the error `contract_broken` with the field's path.
   */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Result<AnswerOf<E>>>;
  /** Registers a listener for the end of the session. Returns a function that unsubscribes. */
  onLoggedOut(listener: (why: SessionLoss) => void): () => void;
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
  // The server renders from its own answers.
  if (typeof window === 'undefined') return success(data as AnswerOf<E>);
  const parsed = z.safeParse(endpoint.answer, data);
  if (parsed.success) return success(parsed.data as AnswerOf<E>);
  const path = [endpoint.name, ...(parsed.error.issues[0]?.path ?? [])].map(String).join('.');
  return refused({ code: 'contract_broken', path });
}

type Sending = typeof import('./http.ts');

/** The code that sends requests; null until it has arrived. A page does not need it to be shown, so it loads afterwards. */
let sending: Sending | null = null;

async function loadSending(): Promise<Sending> {
  if (sending !== null) return sending;
  const arrived = await import('./http.ts');
  // Running this code keeps a slow phone busy long enough by itself, so the first request gets a task of its own.
  await (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.();
  sending = arrived;
  return sending;
}

/** Loads the code that sends requests, so that the first call does not wait for it. Rejects if it does not arrive. */
export async function prepareCalls(): Promise<void> {
  await loadSending();
}

/** The addresses of GETs, as the client requests them: relative to the site. */
export async function addressesOf(calls: readonly MadeCall[]): Promise<string[]> {
  const { addressOfCall } = await loadSending();
  return calls.map(addressOfCall);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads the code that sends requests, with as many retries as a request; null: it did not arrive, or `mayWait` says no. */
async function sendingInTime(mayWait: () => boolean): Promise<Sending | null> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await loadSending();
    } catch (cause) {
      // webpack's error for a script that did not arrive.
      if (!(cause instanceof Error && cause.name === 'ChunkLoadError')) throw cause;
      if (retry > REQUEST_RETRIES || !mayWait()) return null;
      await pause(doubledDelay(retry));
    }
  }
}

/** A separate client, for tests: `adapter` replaces the network, `page` the address. */
export function createApi(options: { adapter?: AxiosAdapter; page?: () => PageAddress } = {}): Api {
  const page = options.page ?? (() => window.location);
  const loggedOut = createLoggedOut();
  let http: Http | null = null;

  async function send(request: HttpRequest): ReturnType<Http> {
    const { method, signal } = request;
    // Offline, a read fails at once and is repeated when the network is back; a write keeps retrying.
    const mayWait = () => !signal?.aborted && (method !== 'GET' || globalThis.navigator?.onLine !== false);
    http ??= (await sendingInTime(mayWait))?.createHttp(() => options.adapter ?? replacedTransport()) ?? null;
    return http === null ? { error: { code: 'network' } } : http(request);
  }

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
      const { method, path } = endpoint;
      const params = endpoint.pageQuery ? hostAndPageQuery(page(), query) : { ...query };
      const known = method === 'GET' && !signal?.aborted ? takeAnswer(path, params) : null;
      if (known !== null) return parseAnswer(endpoint, known.data);
      const answer = await send({
        url: path,
        method,
        params,
        data: file ?? body,
        headers: { ...endpoint.headers, ...(fresh && { [FRESH_HEADER]: '1' }) },
        ...(file && { isFile: true }),
        ...(onProgress && { onProgress }),
        ...(endpoint.once && { requestId: requestId ?? newRequestId() }),
        ...(signal && { signal }),
      });
      if ('data' in answer) return parseAnswer(endpoint, answer.data);
      loggedOut.follow(endpoint, answer.error);
      return refused(answer.error);
    },
    onLoggedOut: loggedOut.onLoggedOut,
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

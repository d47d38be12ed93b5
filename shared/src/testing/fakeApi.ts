import { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { AnswerOf, Endpoint } from '../contracts/platform/endpoint.ts';
import type { AppError } from '../errors/apiErrors.ts';

/** A request as the network would have seen it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  header(name: string): string | null;
}

type Answer = (
  request: SeenRequest,
  attempt: number,
) => { status: number; data: unknown; headers?: Record<string, string> } | 'network' | 'wait';

const keyOf = (call: { method?: string | undefined; url?: string | undefined }): string => `${call.method?.toUpperCase()} ${call.url}`;
const endpointKey = (endpoint: Endpoint): string => keyOf({ method: endpoint.method, url: endpoint.path });

const seen = (config: InternalAxiosRequestConfig): SeenRequest => ({
  method: config.method?.toUpperCase() ?? 'GET',
  path: config.url ?? '',
  query: { ...(config.params as Record<string, unknown> | undefined) },
  body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
  header: (name) => {
    const value = config.headers.get(name);
    return value === null || value === undefined ? null : String(value);
  },
});

/** A server with fixed answers. A call without one fails the test by name. */
export interface FakeApi {
  readonly adapter: AxiosAdapter;
  /** Answers a call successfully, with a value or with the result of a function of the request. */
  answer<E extends Endpoint>(endpoint: E, value: AnswerOf<E> | ((request: SeenRequest) => AnswerOf<E>)): FakeApi;
  /** Refuses a call with an error, HTTP status 400 unless given. */
  refuse(endpoint: Endpoint, error: AppError, status?: number): FakeApi;
  /** Answers a call by hand: status, body and headers, `'network'` for no response, `'wait'` for one that never comes. */
  handle(endpoint: Endpoint, answer: Answer): FakeApi;
  /** Keeps a call waiting from now on. Returns a function that lets it through. */
  hold(endpoint: Endpoint): () => void;
  /** The requests of a call so far, each attempt separately. */
  seen(endpoint: Endpoint): readonly SeenRequest[];
}

export function fakeApi(): FakeApi {
  const answers = new Map<string, Answer>();
  const held = new Map<string, Promise<void>>();
  const log: SeenRequest[] = [];

  const adapter: AxiosAdapter = async (config) => {
    const request = seen(config);
    const key = keyOf(config);
    log.push(request);
    const answer = answers.get(key);
    if (answer === undefined) throw new Error(`The fake API has no answer for ${key}. Give it one with answer() or refuse().`);
    const gate = held.get(key);
    if (gate !== undefined) await gate;
    const given = answer(request, requestsOf(key).length);
    if (given === 'wait') return new Promise<AxiosResponse>(() => undefined);
    if (given === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const response = { ...given, statusText: '', headers: new AxiosHeaders(given.headers), config, request: {} };
    if (given.status < 400) return response;
    throw new AxiosError(`Status ${given.status}`, AxiosError.ERR_BAD_REQUEST, config, {}, response);
  };
  const requestsOf = (key: string) => log.filter((request) => keyOf({ method: request.method, url: request.path }) === key);

  const fake: FakeApi = {
    adapter,
    answer(endpoint, value) {
      return fake.handle(endpoint, (request) => {
        const data = typeof value === 'function' ? (value as (request: SeenRequest) => unknown)(request) : value;
        return { status: data === undefined ? 204 : 200, data };
      });
    },
    refuse: (endpoint, error, status = 400) =>
      fake.handle(endpoint, () => (error.code === 'network' ? 'network' : { status, data: error })),
    handle(endpoint, answer) {
      answers.set(endpointKey(endpoint), answer);
      return fake;
    },
    hold(endpoint) {
      const gate = Promise.withResolvers<void>();
      held.set(endpointKey(endpoint), gate.promise);
      return gate.resolve;
    },
    seen: (endpoint) => requestsOf(endpointKey(endpoint)),
  };
  return fake;
}

import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import type { FastifyInstance } from 'fastify';

interface Sent<E extends Endpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  /** Default: a new one if the endpoint requires one. Null: none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response. `answer()` is for tests that expect success: otherwise it throws with status and body. */
export interface Received<E extends Endpoint> {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  answer(): AnswerOf<E>;
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: string;
  readonly headers?: Record<string, string>;
}

/** A person with a browser: stores cookies, and calls by the contract. */
export interface TestClient {
  readonly address: string;
  readonly cookies: Map<string, string>;
  call<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Received<E>>;
  /** A raw request, for what the contract forbids. */
  raw(request: RawRequest): Promise<{ status: number; body: string; headers: Received<Endpoint>['headers'] }>;
}

const queryString = (query: object): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

export function createClient(server: FastifyInstance, address: string): TestClient {
  const cookies = new Map<string, string>();

  async function inject({ method, url, payload, headers = {} }: RawRequest) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.inject({
      method,
      url,
      headers: { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.statusCode, body: response.payload, headers: response.headers };
  }

  return {
    address,
    cookies,
    raw: inject,
    async call(endpoint, sent = {}) {
      const key = sent.key === undefined && endpoint.once ? randomUUID() : sent.key;
      const received = await inject({
        method: endpoint.method,
        url: endpoint.path + queryString(sent.query ?? {}),
        headers: {
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key == null ? {} : { 'idempotency-key': key }),
          ...sent.headers,
        },
        ...(sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
      });
      const isJson = String(received.headers['content-type'] ?? '').startsWith('application/json');
      const body: unknown = isJson ? JSON.parse(received.body) : received.body;
      return {
        status: received.status,
        body,
        headers: received.headers,
        answer: () => {
          if (received.status >= 300) throw new Error(`${endpoint.name} answered ${received.status}: ${received.body}`);
          return (endpoint.answer === null ? undefined : endpoint.answer.parse(body)) as AnswerOf<typeof endpoint>;
        },
      };
    },
  };
}

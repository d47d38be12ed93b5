import * as z from '@amarena/shared/schema';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { IDEMPOTENCY_KEY } from '../api/retries.ts';
import type { AnswerOf, Endpoint, ParsedBodyOf, ParsedQueryOf } from '../contracts/platform/endpoint.ts';
import type { ApiError, AppError } from '../errors/apiErrors.ts';

/** A call as the server's handler receives it. */
export interface Asked<E extends Endpoint> {
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
}

export interface HandlerOptions {
  /** Milliseconds before the answer. @default 0 */
  readonly after?: number;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const refused = (error: ApiError, status: number) => HttpResponse.json(error, { status });

const valueIn = ([first = '', ...more]: string[]): string | string[] => (more.length === 0 ? first : [first, ...more]);

function queryIn(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries([...searchParams.keys()].map((key) => [key, valueIn(searchParams.getAll(key))]));
}
/** The call with its defaults; null if the contract does not allow it. */
async function askedIn<E extends Endpoint>(endpoint: E, request: Request): Promise<Asked<E> | null> {
  const { query, body } = endpoint;
  const parsedQuery = query === null ? null : z.safeParse(query, queryIn(request));
  const parsedBody = body === null ? null : z.safeParse(body, await request.json().catch(() => undefined));
  if (parsedQuery?.success === false || parsedBody?.success === false) return null;
  return { query: parsedQuery?.data as ParsedQueryOf<E>, body: parsedBody?.data as ParsedBodyOf<E> };
}

/** Throws if an answer breaks the contract, with the name of the call and the wrong field. */
function inContract<E extends Endpoint>({ name, answer: schema }: E, value: AnswerOf<E>): AnswerOf<E> {
  if (schema === null) return value;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return value;
  const path = [name, ...(parsed.error.issues[0]?.path ?? [])].map(String).join('.');
  throw new Error(`This answer breaks the contract at ${path}.`);
}

/**
 * A handler for Mock Service Worker that answers one call with a value or the result of a function. It refuses requests
 * that the server would refuse for their form. Throws if the value breaks the contract.
 */
export function handlerFor<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E> | ((asked: Asked<E>) => AnswerOf<E>),
  { after = 0 }: HandlerOptions = {},
): HttpHandler {
  const answerTo = typeof answer === 'function' ? (answer as (asked: Asked<E>) => AnswerOf<E>) : () => answer;
  if (typeof answer !== 'function') inContract(endpoint, answer);
  return METHODS[endpoint.method](`*${endpoint.path}`, async ({ request }) => {
    await delay(after);
    if (endpoint.once && !request.headers.has(IDEMPOTENCY_KEY)) return refused({ code: 'idempotency_key_missing' }, 400);
    const asked = await askedIn(endpoint, request);
    if (asked === null) return refused({ code: 'validation_failed', fields: {} }, 400);
    const value = inContract(endpoint, answerTo(asked));
    return endpoint.answer === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(value as object);
  });
}

/** A handler that refuses one call with an error; `network` means no response. Browsers repeat 408, 429 and 5xx. */
export function refusalFor(
  endpoint: Endpoint,
  error: AppError,
  { after = 0, status = 400 }: HandlerOptions & { status?: number } = {},
): HttpHandler {
  return METHODS[endpoint.method](`*${endpoint.path}`, async () => {
    await delay(after);
    return error.code === 'network'
      ? HttpResponse.error()
      : HttpResponse.json(error, { status: error.code === 'generic' ? error.status : status });
  });
}

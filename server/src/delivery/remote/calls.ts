import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { DeliveryProblem, type DeliveryRefusal } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';

/** Gets the token that a command uses. */
export type TokenSource = () => Promise<Result<string, DeliveryRefusal>>;

/** Where the site is, and with which token it is asked. */
export interface DeliveryAccess {
  /** Origin of the site, `https://www.example.com`. */
  readonly url: string;
  readonly token: TokenSource;
}

interface Sent<E extends Endpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

export type Call = <E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<Result<AnswerOf<E>, DeliveryRefusal>>;

/** Milliseconds before each further try. The key stays the same, so that the site acts once. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
/** For a call whose body counts once. */
export const NO_REPEATS: readonly number[] = [];
const WORTH_ANOTHER_TRY = [408, 425, 429, 502, 503, 504];
const WITHIN = 120_000;

const addressOf = ({ path }: Endpoint, query: unknown): string => {
  const given = Object.entries(typeof query === 'object' && query !== null ? query : {}).map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy: the status says enough.
    return null;
  }
};

/** The refusal in an answer; one of the site's other errors is named by its code. */
function refusalIn(status: number, body: unknown): DeliveryRefusal {
  const problem = DeliveryProblem.safeParse(body);
  if (problem.success) return problem.data.refusal;
  const code = typeof body === 'object' && body !== null && 'code' in body ? ` ${String(body.code)}` : '';
  return {
    rule: 'site_refused',
    found: `the site answered ${status}${code}`,
    expected: 'an answer of this release',
    remedy: 'Compare the release of this command with the site, and check DELIVERY_URL.',
  };
}

const isAnswer = ({ answer: schema }: Endpoint, answer: unknown): boolean => schema?.safeParse(answer).success === true;

const unreachable = (url: string, error: unknown): DeliveryRefusal => ({
  rule: 'site_unreachable',
  found: `${url} does not answer: ${error instanceof Error ? [error.message, error.cause].filter(Boolean).join(', ') : String(error)}`,
  expected: 'a site that answers',
  remedy: 'Check DELIVERY_URL and the network, then run the same command again: what was done is not done twice.',
});

/** Calls the site with a token, several times if its answer does not arrive. Never follows a redirect with the token. */
export function createCalls({ url, token }: DeliveryAccess, pauses: readonly number[] = PAUSES): Call {
  return async (endpoint, { query, body, bytes } = {}) => {
    const own = endpoint.access === 'token' ? await token() : null;
    if (own?.ok === false) return own;
    const headers = {
      ...(own === null ? {} : { authorization: `Bearer ${own.value}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...(endpoint.once ? { 'idempotency-key': crypto.randomUUID() } : {}),
    };
    const payload = bytes ?? (body === undefined ? null : JSON.stringify(body));
    for (let tried = 0; ; tried += 1) {
      const wait = pauses[tried];
      try {
        const signal = AbortSignal.timeout(WITHIN);
        const init = { method: endpoint.method, headers, body: payload, redirect: 'error', signal } as const;
        const response = await fetch(url + addressOf(endpoint, query), init);
        const answer = parsed(await response.text());
        // A refused step has an answer as well: what it printed before.
        if (response.ok || isAnswer(endpoint, answer))
          return success((endpoint.answer === null ? undefined : endpoint.answer.parse(answer)) as AnswerOf<typeof endpoint>);
        const isFinal = DeliveryProblem.safeParse(answer).success || !WORTH_ANOTHER_TRY.includes(response.status);
        if (isFinal || wait === undefined) return failure(refusalIn(response.status, answer));
      } catch (error) {
        if (wait === undefined) return failure(unreachable(url, error));
      }
      await pause(wait);
    }
  };
}

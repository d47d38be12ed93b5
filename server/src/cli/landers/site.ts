import { postUser } from '@amarena/shared/contracts/account/userCalls';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { type AppError, failure, type Result, success } from '@amarena/shared/errors';
import { parseError } from '@amarena/shared/errors/parseError';
import { v7 as uuidv7 } from 'uuid';
import { sessionCookie } from '../../http/sessionCookie.ts';

/** The content of a call. */
export interface Sent<E extends Endpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  /** A file's bytes, for endpoints that take them. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** A running site, with an editor logged in. */
export interface Site {
  /** Without a trailing slash. */
  readonly address: string;
  call<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Result<AnswerOf<E>, AppError>>;
}

/** Like `fetch`, with a message that names the site if it does not answer. */
const reach = (address: string, path: string, request: RequestInit): Promise<Response> =>
  fetch(`${address}${path}`, request).catch((error: unknown) => {
    throw new Error(`${address} does not answer.`, { cause: error instanceof Error ? error.cause : error });
  });

const queryString = (query: unknown): string => {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

const cookieAt = (address: string): string => sessionCookie(address.startsWith('https://'));

/** Calls a site by the contracts, with an editor's session (null: as a visitor). */
export function siteAt(address: string, session: string | null): Site {
  return {
    address,
    async call(endpoint, { query, body, bytes } = {}) {
      const headers = {
        'content-type': bytes === undefined ? 'application/json' : 'application/octet-stream',
        ...(session !== null && { cookie: `${cookieAt(address)}=${session}` }),
        ...(endpoint.once && { 'idempotency-key': uuidv7() }),
      };
      const sent = bytes ?? (body === undefined ? null : JSON.stringify(body));
      const response = await reach(address, `${endpoint.path}${queryString(query)}`, {
        method: endpoint.method,
        headers: sent === null && !endpoint.once ? { ...headers, 'content-type': 'text/plain' } : headers,
        body: sent,
      });
      const text = await response.text();
      const answer: unknown = text === '' ? undefined : JSON.parse(text);
      if (!response.ok) return failure(parseError(response.status, answer));
      return success((endpoint.answer === null ? undefined : endpoint.answer.parse(answer)) as AnswerOf<typeof endpoint>);
    },
  };
}

/** Credentials: an e-mail address and a password, or an existing session. */
export type LogIn = { readonly session: string } | { readonly email: string; readonly password: string };

/** Logs in. The session ends within a day, unless it is ended in the settings before. */
export async function openSite(address: string, logIn: LogIn): Promise<Result<Site, AppError>> {
  if ('session' in logIn) return success(siteAt(address, logIn.session));
  const response = await reach(address, postUser.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': uuidv7() },
    body: JSON.stringify({ ...logIn, remember: false }),
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieAt(address)}=`));
  if (!response.ok || session === undefined) return failure(parseError(response.status, await response.json()));
  return success(siteAt(address, session.slice(cookieAt(address).length + 1).split(';')[0] ?? ''));
}

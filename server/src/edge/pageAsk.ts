import { getLogout } from '@amarena/shared/contracts/account/logout';
import { getChat } from '@amarena/shared/contracts/chat/chats';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { COUNTRY_COOKIE } from '@amarena/shared/contracts/platform/countries';
import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import type { Ask } from '@amarena/shared/federation/render';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forPage } from '../http/context.ts';

/**
 * The addresses that a screen may request: its script is not trusted, and some addresses answer only the server's own
 * machine.
 */
const OF_THE_API = /^\/api\/[\w-]+(\.php)?$/;
/** GETs that do something, or never end: a page that is rendered must not. */
const WITH_EFFECT: readonly string[] = [getLogout.path, LIVE_PATH];
/** Opens a conversation as read, which its partner would be told before anyone has seen it. */
const isRead = (path: string, { read }: Readonly<Record<string, unknown>>): boolean => path === getChat.path && read !== undefined;

interface Person {
  readonly language: string;
  /** Name of the session cookie, for a member's own page. Missing: the calls are a visitor's. */
  readonly session?: string;
}

/**
 * API calls as the person of a request would make them, from the same place and in the same language. A visitor's have
 * no session, because their answers may be cached.
 */
export function pageAsk(app: FastifyInstance, request: FastifyRequest, { language, session }: Person): Ask {
  const kept = [COUNTRY_COOKIE, ...(session === undefined ? [] : [session])];
  const held = kept.flatMap((name) => (request.cookies[name] === undefined ? [] : [[name, request.cookies[name]]]));
  const cookies: Record<string, string> = { ...Object.fromEntries(held), [LANGUAGE_COOKIE]: language };
  const { host } = request;
  const remoteAddress = request.ip;
  return async (path, query) => {
    if (!OF_THE_API.test(path) || WITH_EFFECT.includes(path) || isRead(path, query)) throw new Error(`${path} is no call of the API.`);
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    const answer = await forPage(request, async () =>
      app.inject({
        method: 'GET',
        url: `${path}?${new URLSearchParams(given)}`,
        headers: { host, accept: 'application/json' },
        cookies,
        remoteAddress,
      }),
    );
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}.`);
    return answer.json();
  };
}

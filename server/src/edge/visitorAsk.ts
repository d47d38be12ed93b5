import { COUNTRY_COOKIE } from '@amarena/shared/contracts/platform/countries';
import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languages';
import type { Ask } from '@amarena/shared/federation/render';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The addresses that a screen may request: its script is not trusted, and some addresses answer only the server's own
 * machine.
 */
const OF_THE_API = /^\/api\/[\w-]+(\.php)?$/;

/**
 * API calls as the visitor of a request would make them, from the same place and in the same language, without a
 * session.
 */
export function visitorAsk(app: FastifyInstance, request: FastifyRequest, language: string): Ask {
  const country = request.cookies[COUNTRY_COOKIE];
  const cookies = { [LANGUAGE_COOKIE]: language, ...(country === undefined ? {} : { [COUNTRY_COOKIE]: country }) };
  const { host } = request;
  const remoteAddress = request.ip;
  return async (path, query) => {
    if (!OF_THE_API.test(path)) throw new Error(`${path} is no call of the API.`);
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    const answer = await app.inject({
      method: 'GET',
      url: `${path}?${new URLSearchParams(given)}`,
      headers: { host, accept: 'application/json' },
      cookies,
      remoteAddress,
    });
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}.`);
    return answer.json();
  };
}

import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { isLanguage, type Language, languageFor } from '@amarena/shared/contracts/platform/languages';
import { PLAIN_PAGE_STYLE } from '@amarena/shared/errors/plainPage';
import { SERVER_PAGE_WORDS } from '@amarena/shared/errors/serverPages';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '../db/bulkhead.ts';
import { passes } from '../http/temporaryFailure.ts';
import { html, sendPage } from '../pages/html.ts';

const RETRY_AFTER_SECONDS = 10;

/** Checks from time to time whether the page can be shown again, and then shows it. A submitted form is not sent twice. */
const RETURN = `(() => {
const FIRST = 5000, LONGEST = 60000;
let pause = FIRST, timer;
const wait = () => { timer = setTimeout(look, pause); pause = Math.min(pause * 2, LONGEST); };
const look = () => {
  clearTimeout(timer);
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status < 500 ? location.replace(location.href) : wait(), wait);
};
addEventListener('online', look);
wait();
})();`;

const CHERRIES = html`<svg viewBox="0 0 72 72" aria-hidden="true"><circle cx="22" cy="51" r="13"/><circle cx="51" cy="46" r="12"/><path d="M25 38c3-12 9-20 19-26 1 9 3 15 6 22M44 12c6-3 13-3 18 1-4 5-11 6-18-1"/></svg>`;

/** The languages of an `Accept-Language` header, most preferred first. */
function wanted(header: string | undefined): string[] {
  const ranked = (header ?? '').split(',').map((part) => {
    const [name = '', quality = 'q=1'] = part.split(';');
    return { name: name.trim().slice(0, 2).toLowerCase(), quality: Number(quality.trim().replace('q=', '')) || 0 };
  });
  return ranked.sort((a, b) => b.quality - a.quality).map(({ name }) => name);
}

/** Does not use the database, which may be what has failed. */
const languageOf = (request: FastifyRequest): Language =>
  languageFor(request.cookies[LANGUAGE_COOKIE], wanted(request.headers['accept-language']).find(isLanguage));

const isNavigation = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/**
 * Replies for a page that could not be made: 503 if the cause is temporary, else 500. A browser that navigates gets a
 * page that needs nothing else from the site and reloads by itself; other requests get the error as JSON, as
 * everywhere.
 */
export function answerFailures(edge: FastifyInstance): void {
  edge.setErrorHandler<FastifyError>((error, request, reply) => {
    const expected = (error.statusCode ?? 500) < 500;
    if (expected || !isNavigation(request)) throw error;
    const status = passes(error) ? 503 : 500;
    // Counted as an answer instead: a line for each page that is refused would be one more load.
    if (!(error instanceof Overloaded)) request.log.error({ err: error, status }, 'page failed');
    const words = SERVER_PAGE_WORDS[languageOf(request)];
    const kind = status === 503 ? 'unavailable' : 'internal';
    const title = words[`${kind}.title`];
    // An empty address is the one that failed.
    const body = html`<main>${CHERRIES}<h1>${title}</h1><p>${words[`${kind}.text`]}</p><p>${words.again}</p><a href="">${words.retry}</a><small>${words.code} ${status} · ${request.id}</small></main>`;
    reply.code(status).headers({ 'retry-after': RETRY_AFTER_SECONDS, vary: 'accept, accept-language, cookie' });
    return sendPage(reply, { language: languageOf(request), title, style: PLAIN_PAGE_STYLE, body, script: RETURN });
  });
}

import { isLanguage, LANGUAGE_COOKIE, type Language, languageFor } from '@amarena/shared/contracts/languages';
import { PAGE_WORDS } from '@amarena/shared/errors/pages';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../delivery/store/objectStore.ts';
import { errorCode } from '../errorCode.ts';
import { html, sendPage } from '../pages/html.ts';
import { CRITICAL } from './criticalStyle.ts';

/** What passes by itself: the database or the store does not answer, is being restarted, or takes no more connections. */
const PASSING = /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|08|57P0|53300)/;
/** The driver gives these two no code. */
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect)/;
const RETRY_AFTER_SECONDS = 10;

const STYLE = `:root{color-scheme:light dark;--ground:${CRITICAL.light};--text:#271417;--muted:#6b5955;--accent:#b3142f;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--ground:${CRITICAL.dark};--text:#f8efe8;--muted:#c3b0a8;--accent:#c9263f}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-items:center;padding:32px 20px;background:var(--ground);color:var(--text);font:400 1rem/1.55 Figtree,system-ui,sans-serif;text-align:center}
main{display:grid;gap:16px;justify-items:center;max-width:440px}
svg{width:72px;height:72px;fill:none;stroke:var(--accent);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
h1{font:500 1.9rem/1.2 Fraunces,Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
p{text-wrap:pretty}
a{display:grid;place-items:center;min-height:48px;padding:0 32px;margin-top:8px;border-radius:10px;background:var(--accent);color:var(--on-accent);font-weight:640;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}
small{color:var(--muted);font-size:.8125rem;overflow-wrap:anywhere}`;

const CHERRIES = html`<svg viewBox="0 0 72 72" aria-hidden="true"><circle cx="22" cy="51" r="13"/><circle cx="51" cy="46" r="12"/><path d="M25 38c3-12 9-20 19-26 1 9 3 15 6 22M44 12c6-3 13-3 18 1-4 5-11 6-18-1"/></svg>`;

/** The languages of an `Accept-Language` header, the one most wanted first. */
function wanted(header: string | undefined): string[] {
  const ranked = (header ?? '').split(',').map((part) => {
    const [name = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/);
    return { name: name.slice(0, 2).toLowerCase(), quality: Number(quality.replace('q=', '')) || 0 };
  });
  return ranked.sort((a, b) => b.quality - a.quality).map(({ name }) => name);
}

/** Asks nothing of the database, which may be what does not answer. */
const languageOf = (request: FastifyRequest): Language =>
  languageFor(request.cookies[LANGUAGE_COOKIE], wanted(request.headers['accept-language']).find(isLanguage));

const passes = (error: Error): boolean =>
  error instanceof StoreUnavailable || PASSING.test(errorCode(error) ?? '') || CONNECTION_LOST.test(error.message);

const isNavigation = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/**
 * Answers a page that could not be made: 503 where that passes by itself, else 500. A browser that navigates gets a page
 * that needs nothing else of the site; whoever asked for something else gets the error as JSON, as everywhere.
 */
export function answerFailures(edge: FastifyInstance): void {
  edge.setErrorHandler<FastifyError>((error, request, reply) => {
    const expected = (error.statusCode ?? 500) < 500;
    if (expected || !isNavigation(request)) throw error;
    const status = passes(error) ? 503 : 500;
    request.log.error({ err: error, status }, 'page failed');
    const words = PAGE_WORDS[languageOf(request)];
    const kind = status === 503 ? 'unavailable' : 'internal';
    const title = words[`${kind}.title`];
    // An empty address is the one that failed.
    const body = html`<main>${CHERRIES}<h1>${title}</h1><p>${words[`${kind}.text`]}</p><a href="">${words.retry}</a><small>${words.code} ${status} · ${request.id}</small></main>`;
    reply.code(status).headers({ 'retry-after': RETRY_AFTER_SECONDS, vary: 'accept, accept-language, cookie' });
    return sendPage(reply, { language: languageOf(request), title, style: STYLE, body });
  });
}

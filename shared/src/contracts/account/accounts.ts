import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Language } from '../platform/languages.ts';
import { Instant, LinkToken } from '../platform/primitives.ts';
import { User } from './user.ts';

/**
 * GET: ends the session, by specification a GET although it changes something; succeeds without one too. If the browser
 * says that a link on another site, a mail or the address bar led here, it returns a page with a button and ends
 * nothing.
 */
export const getLogout = endpoint({
  name: 'getLogout',
  method: 'GET',
  path: '/api/logout.php',
  access: 'visitor',
  callers: ['script', 'address'],
  query: z.object({ proof: z.optional(z.string().check(z.maxLength(100))) }),
});

/**
 * GET: the page of the mailed link, with a button that confirms the address by POST and leads to `/activate/done`. It
 * changes nothing itself, so that mail scanners cannot confirm an address. An invalid link redirects to
 * `/activate/error`.
 */
export const getActivate = endpoint({
  name: 'getActivate',
  method: 'GET',
  path: '/api/activate.php',
  access: 'visitor',
  callers: ['address'],
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
});

/**
 * GET: the page of the mailed link that frees an address whose account was never confirmed, with a button that does so
 * by POST and leads to `/signup`. It changes nothing itself. `lang`: the page's language. The page of an invalid link
 * says so.
 */
export const getRelease = endpoint({
  name: 'getRelease',
  method: 'GET',
  path: '/api/release.php',
  access: 'visitor',
  query: z.object({ token: LinkToken, lang: Language }),
});

/**
 * POST: mails the link again, at the earliest 60 seconds after the last one and at most 5 times a day. Sends nothing if
 * the address is already confirmed; `user` then shows it. Errors: `rate_limited`.
 */
export const postActivate = endpoint({
  name: 'postActivate',
  method: 'POST',
  path: '/api/activate.php',
  answer: z.object({ user: User }),
});

/** PUT: accepts the changed terms with this date; `user` then has none to accept. Error: `not_found` (no such change). */
export const putTerms = endpoint({
  name: 'putTerms',
  method: 'PUT',
  path: '/api/terms.php',
  body: z.object({ since: Instant }),
  answer: z.object({ user: User }),
});

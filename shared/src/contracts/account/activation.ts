import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { User } from './user.ts';

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
 * POST: mails the link again, at the earliest 60 seconds after the last one and at most 5 times a day. Sends nothing if
 * the address is already confirmed; `user` then shows it. Errors: `rate_limited`.
 */
export const postActivate = endpoint({
  name: 'postActivate',
  method: 'POST',
  path: '/api/activate.php',
  answer: z.object({ user: User }),
});

import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { PASSWORD_LENGTH } from '../platform/fieldBounds.ts';
import { Language } from '../platform/languages.ts';
import { User } from './user.ts';

/** GET: who is logged in; `user` is null without a session. */
export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/api/user.php',
  headers: { 'X-Request-Type': 'client' },
  keepsSession: true,
  access: 'visitor',
  answer: z.object({ user: z.nullable(User) }),
});

/**
 * POST: logs in and sets the session cookie. `login_blocked`: too many wrong passwords for this account from this
 * address or browser; log-ins from elsewhere still work. Errors: `login_failed`, `login_blocked`, `account_deleted`.
 */
export const postUser = endpoint({
  name: 'postUser',
  method: 'POST',
  path: '/api/user.php',
  keepsSession: true,
  access: 'visitor',
  body: z.object({
    email: z.string().check(z.trim(), z.maxLength(254)),
    password: z.string().check(z.maxLength(PASSWORD_LENGTH.max)),
    /** False: the session ends when the browser closes. */
    remember: z._default(z.boolean(), true),
  }),
  answer: z.object({ user: User }),
});

/** PUT: the member's language, and whether fictional profiles show the icon. Omitted fields stay as they are. */
export const putUser = endpoint({
  name: 'putUser',
  method: 'PUT',
  path: '/api/user.php',
  keepsSession: true,
  body: z.object({ language: z.optional(Language), fictional_icon: z.optional(z.boolean()) }),
  answer: z.object({ user: User }),
});

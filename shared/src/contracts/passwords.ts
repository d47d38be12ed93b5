import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { LinkToken } from './primitives.ts';

/** A password as somebody typed it; the rules stand in `validation.ts`. */
export const TypedPassword = z.string().check(z.maxLength(1_000));

/**
 * POST: mails a link for a new password. Answers the same whether the address has an account or not: who reads the
 * mailbox learns it, nobody else. Errors: `validation_failed`, `mails_used_up`.
 */
export const postResetPassword = endpoint({
  name: 'postResetPassword',
  method: 'POST',
  path: '/api/reset-password.php',
  access: 'visitor',
  body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)) }),
});

/**
 * PUT: sets the password by the mailed link, which is used up, and ends every session. Errors: `link_invalid`,
 * `validation_failed` (`password`).
 */
export const putResetPassword = endpoint({
  name: 'putResetPassword',
  method: 'PUT',
  path: '/api/reset-password.php',
  access: 'visitor',
  body: z.object({ token: LinkToken, password: TypedPassword }),
});

/**
 * PUT: changes the password and ends every other session. Errors: `password_wrong`, `login_blocked`,
 * `validation_failed` (`password`).
 */
export const putPassword = endpoint({
  name: 'putPassword',
  method: 'PUT',
  path: '/api/password.php',
  body: z.object({ old_password: TypedPassword, password: TypedPassword }),
});

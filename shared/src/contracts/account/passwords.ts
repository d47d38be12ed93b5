import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant, LinkToken } from '../platform/primitives.ts';

/** A typed password; the rules are in `validation.ts`. */
export const TypedPassword = z.string().check(z.maxLength(1_000));

/**
 * POST: mails a link for a new password. The answer is the same whether or not the address has an account: only the
 * reader of the mailbox finds out. An account gets one mail in 10 minutes; the last link stays valid. `mails_used_up`
 * counts the requests of this browser or address today. Errors: `validation_failed`, `mails_used_up`.
 */
export const postResetPassword = endpoint({
  name: 'postResetPassword',
  method: 'POST',
  path: '/api/reset-password.php',
  access: 'visitor',
  body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)) }),
});

/** GET: the passkeys of the account of a mailed link, newest first. Does not use the link up. Errors: `link_invalid`. */
export const getResetPasskeys = endpoint({
  name: 'getResetPasskeys',
  method: 'GET',
  path: '/api/reset-passkeys.php',
  access: 'visitor',
  query: z.object({ token: LinkToken }),
  answer: z.object({
    passkeys: z.array(
      z.object({ id: Id, name: z.string(), created_at: Instant, /** Removed unless told otherwise. */ young: z.boolean() }),
    ),
  }),
});

/**
 * PUT: sets the password with the mailed link, which is used up, and ends every session. `remove_passkeys`: those to
 * remove as well; without the field those younger than `NEW_PASSKEY_DAYS` are removed. Ids of other accounts are
 * ignored. Errors: `link_invalid`, `validation_failed` (`password`).
 */
export const putResetPassword = endpoint({
  name: 'putResetPassword',
  method: 'PUT',
  path: '/api/reset-password.php',
  access: 'visitor',
  ids: { remove_passkeys: 'own passkey' },
  body: z.object({ token: LinkToken, password: TypedPassword, remove_passkeys: z.optional(z.array(Id).check(z.maxLength(100))) }),
});

/** PUT: changes the password and ends every other session. Errors: `password_wrong`, `login_blocked`, `validation_failed` (`password`). */
export const putPassword = endpoint({
  name: 'putPassword',
  method: 'PUT',
  path: '/api/password.php',
  body: z.object({ old_password: TypedPassword, password: TypedPassword }),
});

import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/primitives.ts';
import { TypedPassword } from './passwords.ts';

/**
 * POST: mails a link to the new address; the old one stays until the link is used. An address of another account is
 * refused. Errors: `validation_failed` (`email`), `email_in_use`, `password_wrong`, `login_blocked`, `mails_used_up`.
 */
export const postMailChange = endpoint({
  name: 'postMailChange',
  method: 'POST',
  path: '/api/mail-change.php',
  body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), password: TypedPassword }),
});

/**
 * PUT: changes the account's address to that of the mailed link. The old address gets a link that undoes the change for
 * 48 hours: `undone` is true if this was that link, and every session has ended. A second press within minutes gets the
 * same answer. Errors: `link_invalid`, `email_in_use`.
 */
export const putMailChange = endpoint({
  name: 'putMailChange',
  method: 'PUT',
  path: '/api/mail-change.php',
  access: 'visitor',
  body: z.object({ token: LinkToken }),
  answer: z.object({ email: z.string(), undone: z.boolean() }),
});

import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { TypedPassword } from './passwords.ts';

/**
 * GET: what a member should know before they delete the account. `discount`: the percentage that the site offers for
 * staying; null: none.
 */
export const getDeletion = endpoint({
  name: 'getDeletion',
  method: 'GET',
  path: '/api/deletion.php',
  answer: z.object({ discount: z.nullable(z.int()), credits: z.int() }),
});

/** POST: accepts the offered discount instead of leaving: a code for this member only. Errors: `not_found` (none is offered). */
export const postStay = endpoint({
  name: 'postStay',
  method: 'POST',
  path: '/api/deletion.php',
  answer: z.object({ code: z.string(), percentage: z.int() }),
});

/**
 * DELETE: deletes the account. The profile disappears immediately and every session ends. For 14 days a mailed link
 * restores everything; then it is erased. Errors: `password_wrong`, `login_blocked`.
 */
export const deleteUser = endpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/user.php',
  keepsSession: true,
  body: z.object({ password: TypedPassword }),
});

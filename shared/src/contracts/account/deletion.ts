import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/primitives.ts';
import { TypedPassword } from './passwords.ts';

/** Days in which a deleted account can be reactivated. */
export const REACTIVATION_DAYS = 14;

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

/**
 * GET: the page of the mailed link, with a button that restores the account by POST and leads to `/login`. It changes
 * nothing itself. An invalid link redirects to `/account-deleted`.
 */
export const getReactivate = endpoint({
  name: 'getReactivate',
  method: 'GET',
  path: '/api/reactivate.php',
  access: 'visitor',
  callers: ['address'],
  query: z.object({ token: LinkToken }),
});

/** POST: returns an address from which the member's data can be downloaded for ten minutes. Errors: `password_wrong`, `login_blocked`. */
export const postExport = endpoint({
  name: 'postExport',
  method: 'POST',
  path: '/api/export.php',
  body: z.object({ password: TypedPassword }),
  answer: z.object({ url: z.string() }),
});
/** GET: the download, a ZIP archive; it also requires a session of the same member. */
export const EXPORT_PATH = '/api/export.php';

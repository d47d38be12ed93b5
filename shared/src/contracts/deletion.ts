import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { TypedPassword } from './passwords.ts';
import { LinkToken } from './primitives.ts';

/**
 * GET: what whoever is about to leave should know first. `discount`: the percentage that the site offers for staying;
 * null: none.
 */
export const getDeletion = endpoint({
  name: 'getDeletion',
  method: 'GET',
  path: '/api/deletion.php',
  answer: z.object({ discount: z.nullable(z.int()), credits: z.int() }),
});

/** POST: takes the offered discount instead of leaving: a code for the member alone. Errors: `not_found` (none is offered). */
export const postStay = endpoint({
  name: 'postStay',
  method: 'POST',
  path: '/api/deletion.php',
  answer: z.object({ code: z.string(), percentage: z.int() }),
});

/**
 * DELETE: deletes the account. The profile is gone at once and every session ends; by a mailed link it all comes back
 * for 14 days, then it is erased. Errors: `password_wrong`, `login_blocked`.
 */
export const deleteUser = endpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/user.php',
  keepsSession: true,
  body: z.object({ password: TypedPassword }),
});

/**
 * GET: the page of the mailed link, with a button that brings the account back by POST and leads to `/login`. It changes
 * nothing itself. A link that works no more redirects to `/account-deleted`.
 */
export const getReactivate = endpoint({
  name: 'getReactivate',
  method: 'GET',
  path: '/api/reactivate.php',
  access: 'visitor',
  callers: ['address'],
  query: z.object({ token: LinkToken }),
});

/** POST: gives an address from which the member's data can be downloaded for ten minutes. Errors: `password_wrong`, `login_blocked`. */
export const postExport = endpoint({
  name: 'postExport',
  method: 'POST',
  path: '/api/export.php',
  body: z.object({ password: TypedPassword }),
  answer: z.object({ url: z.string() }),
});
/** GET: the download, a ZIP archive; asks for the session of the same member as well. */
export const EXPORT_PATH = '/api/export.php';

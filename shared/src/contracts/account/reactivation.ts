import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/primitives.ts';

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

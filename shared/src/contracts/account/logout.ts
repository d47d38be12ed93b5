import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';

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

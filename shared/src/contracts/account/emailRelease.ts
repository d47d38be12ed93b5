import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Language } from '../platform/languages.ts';
import { LinkToken } from '../platform/primitives.ts';

/**
 * GET: the page of the mailed link that frees an address whose account was never confirmed, with a button that does so
 * by POST and leads to `/signup`. It changes nothing itself. `lang`: the page's language. The page of an invalid link
 * says so.
 */
export const getRelease = endpoint({
  name: 'getRelease',
  method: 'GET',
  path: '/api/release.php',
  access: 'visitor',
  query: z.object({ token: LinkToken, lang: Language }),
});

import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { PURPOSES } from './privacy.ts';

/**
 * PUT: the purposes for which this browser stores nothing from now on; an empty list: nothing is off. The answer sets
 * the cookie `privacy` for a year, and deletes the cookies of what is off.
 */
export const putPrivacy = endpoint({
  name: 'putPrivacy',
  method: 'PUT',
  path: '/api/privacy.php',
  access: 'visitor',
  body: z.object({ off: z.array(z.enum(PURPOSES)).check(z.maxLength(PURPOSES.length)) }),
});

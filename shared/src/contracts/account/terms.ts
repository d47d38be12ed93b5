import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Instant } from '../platform/primitives.ts';
import { User } from './user.ts';

/** PUT: accepts the changed terms with this date; `user` then has none to accept. Error: `not_found` (no such change). */
export const putTerms = endpoint({
  name: 'putTerms',
  method: 'PUT',
  path: '/api/terms.php',
  body: z.object({ since: Instant }),
  answer: z.object({ user: User }),
});

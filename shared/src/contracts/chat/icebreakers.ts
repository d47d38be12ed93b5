import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';

/** GET: opening lines in the member's language; three out of twelve, in varying order. */
export const getIcebreakers = endpoint({
  name: 'getIcebreakers',
  method: 'GET',
  path: '/api/icebreakers.php',
  answer: z.object({ icebreakers: z.array(z.string()) }),
});

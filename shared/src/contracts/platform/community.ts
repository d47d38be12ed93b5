import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';

/** GET: real numbers for the home page: members by presence, and three who agreed to be shown. */
export const getCommunity = endpoint({
  name: 'getCommunity',
  method: 'GET',
  path: '/api/community.php',
  access: 'visitor',
  answer: z.object({
    members: z.int(),
    online: z.int(),
    fictional: z.int(),
    faces: z.array(z.object({ id: z.string(), name: z.string(), age: z.int(), fictional: z.boolean(), filename: z.string() })),
  }),
});

import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant } from '../platform/primitives.ts';

/** POST: blocks a member; succeeds if they are blocked already. Errors: `not_found`. */
export const postBlock = endpoint({
  name: 'postBlock',
  method: 'POST',
  path: '/api/block.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
});
/** DELETE: removes a block; succeeds if there is none. Errors: `report_open`. */
export const deleteBlock = endpoint({
  name: 'deleteBlock',
  method: 'DELETE',
  path: '/api/block.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
});

/** GET: the member's blocked members, newest first. */
export const getBlocks = endpoint({
  name: 'getBlocks',
  method: 'GET',
  path: '/api/block.php',
  answer: z.object({ profiles: z.array(z.object({ id: Id, name: z.string(), since: Instant })) }),
});

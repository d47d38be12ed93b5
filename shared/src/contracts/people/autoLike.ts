import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id } from '../platform/primitives.ts';
import { LikedBy } from './likes.ts';

/** Milliseconds from an automatic like, which a pop-up shows, to the refresh that reloads the likes. */
export const REFRESH_AFTER_AUTO_LIKE = 500;

/**
 * GET: the like for a pop-up. With `profile` it is that member's like; a fictional profile without one gives one now,
 * which is automatic. Without it, it is the automatic like of the last day, or a new one. A like of a real member is
 * never created. A GET by specification, although it may store something; a repetition returns the same. Errors:
 * `not_found`.
 */
export const getAutoLike = endpoint({
  name: 'getAutoLike',
  method: 'GET',
  path: '/api/auto-like.php',
  ids: { profile: 'any member' },
  query: z.object({ profile: z.optional(Id) }),
  answer: LikedBy,
});

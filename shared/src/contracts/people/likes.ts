import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Cursor, Id, Instant } from '../platform/primitives.ts';
import { Card } from './profile.ts';

/**
 * A member who sent a like. `automatic`: the system created it; it is labelled and never new. `mutual_since`: when the
 * second of two likes came; null if the like is not mutual, or if the system created it.
 */
export const LikedBy = z.extend(Card, {
  like_new: z.boolean(),
  automatic: z.boolean(),
  liked_at: Instant,
  mutual_since: z.nullable(Instant),
});
export type LikedBy = z.infer<typeof LikedBy>;

/**
 * GET: the members whom this member likes (`profiles`, newest first) and who like this member (`liked_by`, new ones
 * first), at most 300 of each.
 */
export const getLikes = endpoint({
  name: 'getLikes',
  method: 'GET',
  path: '/api/likes.php',
  answer: z.object({ profiles: z.array(Card), liked_by: z.array(LikedBy) }),
});

/** Likes per page of a list. */
export const LIKES_PAGE = 48;
/** The lists of this call. The addresses `/likes/{type}`, which also have `visitors`, are in `routes.ts`. */
export const LIKE_LISTS = ['received', 'given', 'mutual'] as const;
export type LikeListName = (typeof LIKE_LISTS)[number];

/**
 * GET: one list of likes, a page at a time: `received` with new ones first and then by date, `given` newest first,
 * `mutual` newest pair first. Those given are in `profiles`, the others in `liked_by`. Errors: `validation_failed`
 * (`cursor`).
 */
export const getLikeList = endpoint({
  name: 'getLikeList',
  method: 'GET',
  path: '/api/likelist.php',
  query: z.object({ list: z.enum(LIKE_LISTS), cursor: z.optional(Cursor) }),
  answer: z.object({
    profiles: z.array(Card),
    liked_by: z.array(LikedBy),
    /** The members in `liked_by` with whom this member has a conversation. */
    talking: z.array(Id),
    /** The number of likes in each list, and of new received ones (`fresh`). */
    counts: z.object({ received: z.int(), fresh: z.int(), given: z.int(), mutual: z.int() }),
    next: z.nullable(Cursor),
  }),
});

/** PUT: marks every like received so far as seen. */
export const putLikes = endpoint({ name: 'putLikes', method: 'PUT', path: '/api/likes.php' });

/**
 * POST: likes a member; `mutual` is true if they already like this member. Errors: `not_found`, `blocked_by_user`,
 * `like_self`, `address_unconfirmed`, `account_suspended`.
 */
export const postLike = endpoint({
  name: 'postLike',
  method: 'POST',
  path: '/api/like.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
  answer: z.object({ mutual: z.boolean() }),
});
/** DELETE: removes your like of a member. Succeeds if there is none. */
export const deleteLike = endpoint({
  name: 'deleteLike',
  method: 'DELETE',
  path: '/api/like.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
});

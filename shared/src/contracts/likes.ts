import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant } from './primitives.ts';
import { Card } from './profile.ts';

/**
 * Someone who likes the member. `automatic` is a like the system made: labelled, never new. `mutual_since`: when the
 * second of the two likes came; null where the member does not like back, or where the system made the like.
 */
export const LikedBy = z.extend(Card, {
  like_new: z.boolean(),
  automatic: z.boolean(),
  liked_at: Instant,
  mutual_since: z.nullable(Instant),
});
export type LikedBy = z.infer<typeof LikedBy>;

/** GET: whom the member likes (`profiles`, newest first) and who likes the member (`liked_by`, new ones first), at most 300 of each. */
export const getLikes = endpoint({
  name: 'getLikes',
  method: 'GET',
  path: '/api/likes.php',
  answer: z.object({ profiles: z.array(Card), liked_by: z.array(LikedBy) }),
});

/** Likes on a page of a list. */
export const LIKES_PAGE = 48;
export const LIKE_LISTS = ['received', 'given', 'mutual'] as const;
export type LikeListName = (typeof LIKE_LISTS)[number];

/**
 * GET: one list of likes, a page at a time: `received` with the new ones first and then the latest, `given` the latest
 * first, `mutual` the latest pair first. Those given are in `profiles`, the others in `liked_by`. Errors:
 * `validation_failed` (`cursor`).
 */
export const getLikeList = endpoint({
  name: 'getLikeList',
  method: 'GET',
  path: '/api/likelist.php',
  query: z.object({ list: z.enum(LIKE_LISTS), cursor: z.optional(Cursor) }),
  answer: z.object({
    profiles: z.array(Card),
    liked_by: z.array(LikedBy),
    /** Of those in `liked_by`, the ones with whom the member has a conversation. */
    talking: z.array(Id),
    /** How many there are on each list, and how many of those received are new (`fresh`). */
    counts: z.object({ received: z.int(), fresh: z.int(), given: z.int(), mutual: z.int() }),
    next: z.nullable(Cursor),
  }),
});

/** PUT: every like received so far counts as seen. */
export const putLikes = endpoint({ name: 'putLikes', method: 'PUT', path: '/api/likes.php' });

/**
 * POST: likes a member; `mutual` tells that they like back by themselves. Errors: `not_found`, `blocked_by_user`,
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
/** DELETE: takes back your like of a member. Succeeds if there is none. */
export const deleteLike = endpoint({
  name: 'deleteLike',
  method: 'DELETE',
  path: '/api/like.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
});

/**
 * GET: the like that a pop-up shows. With `profile` it is that member's like; a fictional profile that gave none gives
 * one now, which is automatic. Without, it is the automatic like of the last day, or a new one. A person's like is never
 * made. A GET by specification, although it may store something; a repeat answers the same. Errors: `not_found`.
 */
export const getAutoLike = endpoint({
  name: 'getAutoLike',
  method: 'GET',
  path: '/api/auto-like.php',
  ids: { profile: 'any member' },
  query: z.object({ profile: z.optional(Id) }),
  answer: LikedBy,
});

/** New likes as the badge counts them. */
export const newLikes = (likedBy: readonly { like_new: boolean }[]): number => likedBy.filter((like) => like.like_new).length;

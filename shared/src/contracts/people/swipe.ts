import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Flag, Id, Instant } from '../platform/primitives.ts';
import { Interest } from './interests.ts';
import { Attributes, Card } from './profile.ts';

/** A member as the swipe game shows them: the card with the member's description. */
export const Described = z.extend(Card, {
  ...Attributes.shape,
  /** Interests shared with the viewer. */
  shared_interests: z.array(Interest),
});
export type Described = z.infer<typeof Described>;

export const SwipeChoice = z.enum(['like', 'pass']);
export type SwipeChoice = z.infer<typeof SwipeChoice>;

/** What is left of the member's day. */
export const SwipeDay = z.object({
  /** Likes of the game, 0 to `SWIPE_LIKES_PER_DAY`. Likes given elsewhere do not count. */
  likes_left: z.int(),
  /** Profiles, liked or passed, 0 to `SWIPES_PER_DAY`. */
  swipes_left: z.int(),
  /** Next midnight in `SWIPE_TIME_ZONE`, when both numbers reset. */
  resets_at: Instant,
  /** True if the last swipe of the day was a pass, which can be undone. */
  can_undo: z.boolean(),
});
export type SwipeDay = z.infer<typeof SwipeDay>;

/** Options that change whom the game offers. */
const Wishes = z.object({
  /** Excludes fictional profiles. */
  only_real: z._default(Flag, false),
  /** Includes members of every country, after those of the member's own. */
  everywhere: z._default(Flag, false),
});

/** GET: the next members, the first of whom is shown now, and what is left of the day. */
export const getSwipe = endpoint({
  name: 'getSwipe',
  method: 'GET',
  path: '/api/swipe.php',
  query: Wishes,
  answer: z.object({
    day: SwipeDay,
    /** Without members whom this member passed, liked, blocked or reported, or who blocked this member. Empty: no one is left. */
    profiles: z.array(Described),
    /** Members liked in the game today, in order, and whether the like is mutual. */
    liked_today: z.array(z.extend(Card, { mutual: z.boolean() })),
    /** Number of passed members who would come back after `deletePasses`. */
    passed: z.int(),
  }),
});

/**
 * POST: likes or passes a member. A like is like any other on the site; `mutual` says whether they like you, too. A
 * member whom you have already liked or passed does not count again. Errors: `swipes_used_up`, `swipe_likes_used_up`,
 * `like_self`, `not_found`, `blocked`, `blocked_by_user`, `address_unconfirmed`, `account_suspended`.
 */
export const postSwipe = endpoint({
  name: 'postSwipe',
  method: 'POST',
  path: '/api/swipe.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id, choice: SwipeChoice }),
  answer: z.object({ mutual: z.boolean(), day: SwipeDay }),
});

/** DELETE: undoes the last pass, if nothing followed it. Errors: `not_found`: there is none. */
export const deleteSwipe = endpoint({
  name: 'deleteSwipe',
  method: 'DELETE',
  path: '/api/swipe.php',
  answer: z.object({ profile: Described, day: SwipeDay }),
});

/** DELETE: forgets the member's passes, so that these members come back in the swipe game and the match finder. */
export const deletePasses = endpoint({ name: 'deletePasses', method: 'DELETE', path: '/api/passes.php' });

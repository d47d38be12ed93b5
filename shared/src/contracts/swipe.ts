import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Flag, Id, Instant } from './primitives.ts';
import { Attributes, Card, Interest } from './profile.ts';

/** A member as the swipe game shows them: the card with what the member says of themselves. */
export const Described = z.extend(Card, {
  ...Attributes.shape,
  /** Interests that the person who looks shares. */
  shared_interests: z.array(Interest),
});
export type Described = z.infer<typeof Described>;

export const SwipeChoice = z.enum(['like', 'pass']);
export type SwipeChoice = z.infer<typeof SwipeChoice>;

/** What the member has left of the day. */
export const SwipeDay = z.object({
  /** Likes of the game, 0 to `SWIPE_LIKES_PER_DAY`. Likes given elsewhere do not count. */
  likes_left: z.int(),
  /** Profiles, liked or passed, 0 to `SWIPES_PER_DAY`. */
  swipes_left: z.int(),
  /** Next midnight in `SWIPE_TIME_ZONE`, when both numbers start anew. */
  resets_at: Instant,
  /** The last swipe of the day was a pass and can be taken back. */
  can_undo: z.boolean(),
});
export type SwipeDay = z.infer<typeof SwipeDay>;

/** Whom the game may offer beyond the usual. */
const Wishes = z.object({
  /** Leaves fictional profiles out. */
  only_real: z._default(Flag, false),
  /** Members of every country, once those of the own one have all been shown. */
  everywhere: z._default(Flag, false),
});

/** GET: the next members, the first of them to be shown now, and where the day stands. */
export const getSwipe = endpoint({
  name: 'getSwipe',
  method: 'GET',
  path: '/api/swipe.php',
  query: Wishes,
  answer: z.object({
    day: SwipeDay,
    /** Nobody whom the member passed, liked, blocked or reported, or who blocked the member. Empty: nobody is left. */
    profiles: z.array(Described),
    /** Whom the member liked in the game today, in that order, and whether they like back. */
    liked_today: z.array(z.extend(Card, { mutual: z.boolean() })),
    /** How many members were passed and would come back, were they to be shown again. */
    passed: z.int(),
  }),
});

/**
 * POST: likes or passes a member. A like is like any other on the site; `mutual` says whether they like you, too. A member
 * whom you have already liked or passed does not count again. Errors: `swipes_used_up`, `swipe_likes_used_up`, `like_self`, `not_found`,
 * `blocked`, `blocked_by_user`, `address_unconfirmed`, `account_suspended`.
 */
export const postSwipe = endpoint({
  name: 'postSwipe',
  method: 'POST',
  path: '/api/swipe.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id, choice: SwipeChoice }),
  answer: z.object({ mutual: z.boolean(), day: SwipeDay }),
});

/** DELETE: takes the last pass back, where nothing came after it. Errors: `not_found`: there is none. */
export const deleteSwipe = endpoint({
  name: 'deleteSwipe',
  method: 'DELETE',
  path: '/api/swipe.php',
  answer: z.object({ profile: Described, day: SwipeDay }),
});

/** DELETE: forgets whom the member passed, so that they come back in swipe game and match-finder. */
export const deletePasses = endpoint({ name: 'deletePasses', method: 'DELETE', path: '/api/passes.php' });

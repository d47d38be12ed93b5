import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import { createLikesList } from './likesList.ts';
import { createLikePages } from './listPages.ts';
import { countNew, insertLike, likedAmong, likersAmong, likes, lockPair, markSeen, received, removeLike } from './repository.ts';

export interface Like {
  from: string;
  to: string;
  /** True for a like that the system made: labelled, and never new. Default: false. */
  automatic?: boolean;
}

/** Likes between members. Members who blocked each other, left or were suspended are neither listed nor counted. */
export function createLikes({ profiles, blocks, publish, seals, talking }: Deps) {
  const newLikes = async (db: Db, memberId: string): Promise<number> => countNew(db, memberId, await blocks.idsHiddenFrom(db, memberId));

  const tellNewLikes = async (db: Db, memberId: string): Promise<void> =>
    publish(db, memberId, { type: 'likes_changed', new_likes: await newLikes(db, memberId) });

  async function tellMutual(db: Db, { first, second }: { first: string; second: string }, now: Date): Promise<void> {
    const [profile] = await profiles.cards(db, first, [second], now);
    if (profile !== undefined) await publish(db, first, { type: 'mutual', profile });
  }

  return {
    /**
     * Likes a member and returns whether they like back (automatic likes do not count). The one who liked first is told
     * on their open pages. Takes a lock: if two members like each other at once, the later call always finds the
     * other's like. Errors: `like_self`, `not_found`, `blocked_by_user`.
     */
    async like(db: Db, { from, to, automatic = false }: Like, now: Date): Promise<Result<{ mutual: boolean }, ApiError>> {
      if (from === to) return failure({ code: 'like_self' });
      const [card] = await profiles.cards(db, from, [to], now);
      if (card?.status !== 'active') return failure({ code: 'not_found' });
      if (await blocks.has(db, to, from)) return failure({ code: 'blocked_by_user' });
      await lockPair(db, from, to);
      const made = await insertLike(db, { member_id: from, liked_id: to, liked_at: now, automatic });
      const mutual = (await likersAmong(db, from, [to])).length > 0;
      if (made) await tellNewLikes(db, to);
      if (made && mutual && !automatic) await tellMutual(db, { first: to, second: from }, now);
      return success({ mutual });
    },

    /** Removes a like; succeeds if there is none. */
    async unlike(db: Db, from: string, to: string): Promise<void> {
      if (await removeLike(db, from, to)) await tellNewLikes(db, to);
    },

    /** Everyone the member likes, and everyone who likes them. */
    list: createLikesList({ profiles, blocks }),

    /** One list, one page at a time. Errors: those of `getLikeList`. */
    listed: createLikePages({ profiles, blocks, seals, talking }),

    /** Marks all likes received so far as seen, on the member's other pages too. */
    async seen(db: Db, memberId: string, now: Date): Promise<void> {
      await markSeen(db, memberId, now);
      await tellNewLikes(db, memberId);
    },

    /** New likes, as the badge counts them. */
    newLikes,

    /** True if `memberId` likes `otherId`. */
    has: (db: Db, memberId: string, otherId: string): Promise<boolean> => likes(db, memberId, otherId),

    /** Those of `ids` that the member likes. */
    likedAmong,

    /** Those of `ids` that like the member; an automatic like says nothing about a person. */
    likersAmong,

    /** Ids that like the member, without automatic likes, newest first. */
    async likers(db: Db, memberId: string): Promise<string[]> {
      const likesGot = await received(db, memberId, await blocks.idsHiddenFrom(db, memberId));
      return likesGot.filter(({ automatic }) => !automatic).map(({ member_id }) => member_id);
    },
  };
}
export type Likes = ReturnType<typeof createLikes>;

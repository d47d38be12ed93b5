import type { LikedBy } from '@amarena/shared/contracts/people/likes';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, unlessRefused } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Likes } from '../likes/service.ts';
import type { Profiles } from '../profiles/service.ts';
import { fictionalCandidates, likeBetween, lockLikeOfTheDay, newestAutomatic } from './repository.ts';

export interface Deps {
  readonly profiles: Pick<Profiles, 'cards' | 'notInterestedIn'>;
  readonly blocks: Pick<Blocks, 'idsHiddenFrom'>;
  readonly likes: Pick<Likes, 'like'>;
}

/** In this period a member gets at most one automatic like that no address asked for. */
const ONE_IN = DAY;
const CANDIDATES = 30;

/**
 * Likes that the system creates. They are labelled, never new, and only from fictional profiles, so that we never
 * invent a person's interest.
 */
export function createAutoLikes({ profiles, blocks, likes }: Deps) {
  async function likedBy(db: Db, memberId: string, likerId: string, now: Date): Promise<LikedBy | undefined> {
    const [card] = await profiles.cards(db, memberId, [likerId], now);
    const like = await likeBetween(db, likerId, memberId);
    if (card?.status !== 'active' || like === undefined) return undefined;
    const { liked_at, mutual_since, like_new, automatic } = like;
    return { ...card, like_new, automatic, liked_at: liked_at.toISOString(), mutual_since: mutual_since?.toISOString() ?? null };
  }

  /** Picks the profile that likes, if none was named. */
  async function somebody(db: Db, memberId: string, without: readonly string[], now: Date): Promise<string | undefined> {
    await lockLikeOfTheDay(db, memberId);
    const known = await newestAutomatic(db, memberId, new Date(now.getTime() - ONE_IN), without);
    if (known !== undefined) return known;
    const candidates = await fictionalCandidates(db, memberId, without, CANDIDATES);
    const gone = new Set(await profiles.notInterestedIn(db, memberId, candidates));
    return candidates.find((id) => !gone.has(id));
  }

  return {
    /** The like for the pop-up. Creates one if a fictional profile has not given it yet. Errors: `not_found`. */
    async forPopUp(db: Db, memberId: string, profile: string | undefined, now: Date): Promise<Result<LikedBy, ApiError>> {
      return unlessRefused(db, async (trx) => {
        const without = await blocks.idsHiddenFrom(trx, memberId);
        const liker = profile ?? (await somebody(trx, memberId, without, now));
        if (liker === undefined || liker === memberId || without.includes(liker)) return failure({ code: 'not_found' });
        const known = await likedBy(trx, memberId, liker, now);
        if (known !== undefined) return success(known);
        const [card] = await profiles.cards(trx, memberId, [liker], now);
        if (card?.fictional !== true) return failure({ code: 'not_found' });
        const made = await likes.like(trx, { from: liker, to: memberId, automatic: true }, now);
        const like = made.ok ? await likedBy(trx, memberId, liker, now) : undefined;
        return like === undefined ? failure({ code: 'not_found' }) : success(like);
      });
    },
  };
}
export type AutoLikes = ReturnType<typeof createAutoLikes>;

import type { deleteSwipe, getSwipe, postSwipe, SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Encounters } from '../encounters/service.ts';
import type { Likes } from '../likes/service.ts';
import type { Profiles } from '../profiles/service.ts';
import { gameDay, limitOf, type Played, standing } from './dailyLimits.ts';
import { deleteDaysBefore, lockDay, playedOn, savePlayed } from './repository.ts';

export interface Deps {
  encounters: Encounters;
  likes: Likes;
  profiles: Profiles;
  blocks: Blocks;
}

export interface Swipe {
  profile: string;
  choice: SwipeChoice;
}

type Round = AnswerOf<typeof getSwipe>;
type Swiped = AnswerOf<typeof postSwipe>;

/** Enough to load the next photos before they are needed. */
const DECK = 8;
/** Years younger or older than the member, before the search widens. */
const YEARS_APART = 10;

/** One profile at a time to like or to pass, up to a number per day. */
export function createSwipe({ encounters, likes, profiles, blocks }: Deps) {
  /** Why the member cannot swipe this profile; null if they can. */
  async function refusal(db: Db, memberId: string, profile: string, now: Date): Promise<ApiError | null> {
    if (memberId === profile) return { code: 'like_self' };
    const [card] = await profiles.cards(db, memberId, [profile], now);
    if (card?.status !== 'active') return { code: 'not_found' };
    if (await blocks.has(db, memberId, profile)) return { code: 'blocked' };
    return (await blocks.has(db, profile, memberId)) ? { code: 'blocked_by_user' } : null;
  }

  /** Acts and returns what was played. Null if the member was liked or passed before: then nothing happens. */
  async function act(
    trx: Db,
    memberId: string,
    { profile, choice, played }: Swipe & { played: Played },
    now: Date,
  ): Promise<Result<Played | null, ApiError>> {
    const swipes = played.swipes + 1;
    if (choice === 'pass') {
      const isNew = await encounters.pass(trx, memberId, profile, now);
      return success(isNew ? { ...played, swipes, last_pass: profile } : null);
    }
    const liked = await likes.like(trx, { from: memberId, to: profile }, now);
    if (!liked.ok) return liked;
    await encounters.takePassBack(trx, memberId, profile);
    return success({ swipes, liked: [...played.liked, profile], last_pass: null });
  }

  return {
    /** The next members, and the day's state. */
    async round(db: Db, memberId: string, wishes: { only_real: boolean; everywhere: boolean }, now: Date): Promise<Round> {
      const played = await playedOn(db, memberId, gameDay(now));
      const ids = await encounters.candidates(
        db,
        memberId,
        { ...wishes, limit: DECK, yearsApart: YEARS_APART, agesAreFixed: false, photo: true },
        now,
      );
      const back = await likes.likersAmong(db, memberId, played.liked);
      const liked = await profiles.cards(db, memberId, played.liked, now);
      return {
        day: standing(played, now),
        profiles: await profiles.described(db, memberId, ids, now),
        // A like that was taken back since does not count.
        liked_today: liked
          .filter((card) => card.liked && card.status === 'active')
          .map((card) => ({ ...card, mutual: back.includes(card.id) })),
        passed: await encounters.countPassed(db, memberId),
      };
    },

    /**
     * Likes or passes. Counts under a lock, so that parallel swipes cannot exceed the limit. Errors: those of
     * `postSwipe`.
     */
    async swipe(trx: Db, memberId: string, swipe: Swipe, now: Date): Promise<Result<Swiped, ApiError>> {
      const { profile, choice } = swipe;
      const refused = await refusal(trx, memberId, profile, now);
      if (refused !== null) return failure(refused);
      const day = gameDay(now);
      const played = await lockDay(trx, memberId, day);
      const mutual = async () => choice === 'like' && (await likes.likersAmong(trx, memberId, [profile])).length > 0;
      if (await likes.has(trx, memberId, profile)) return success({ mutual: await mutual(), day: standing(played, now) });
      const over = limitOf(played, choice);
      if (over !== null) return failure(over);
      const after = await act(trx, memberId, { ...swipe, played }, now);
      if (!after.ok) return after;
      if (after.value !== null) await savePlayed(trx, memberId, day, after.value);
      return success({ mutual: await mutual(), day: standing(after.value ?? played, now) });
    },

    /** Takes the last pass back; the profile counts as unseen. Errors: `not_found`. */
    async undo(trx: Db, memberId: string, now: Date): Promise<Result<AnswerOf<typeof deleteSwipe>, ApiError>> {
      const day = gameDay(now);
      const played = await lockDay(trx, memberId, day);
      if (played.last_pass === null) return failure({ code: 'not_found' });
      await encounters.takePassBack(trx, memberId, played.last_pass);
      const before: Played = { ...played, swipes: Math.max(0, played.swipes - 1), last_pass: null };
      await savePlayed(trx, memberId, day, before);
      const [profile] = await profiles.described(trx, memberId, [played.last_pass], now);
      if (profile === undefined) return failure({ code: 'not_found' });
      return success({ profile, day: standing(before, now) });
    },

    /** Lets passed members come back. The day's last pass can no longer be undone. */
    async forgetPasses(trx: Db, memberId: string, now: Date): Promise<void> {
      const day = gameDay(now);
      const played = await lockDay(trx, memberId, day);
      await savePlayed(trx, memberId, day, { ...played, last_pass: null });
      await encounters.forgetPasses(trx, memberId);
    },

    /** Deletes days before yesterday, which are no longer needed. */
    forgetOldDays: (db: Db, now: Date): Promise<void> => deleteDaysBefore(db, gameDay(new Date(now.getTime() - DAY))),
  };
}
export type SwipeGame = ReturnType<typeof createSwipe>;

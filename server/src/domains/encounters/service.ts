import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import { type Circle, circlesOf, type Wishes } from './circles.ts';
import { countPasses, findInCircle, insertPass, type Place, removePass, removePasses } from './repository.ts';

/** Those of `ids` whom a member must not meet, or not again. May return other ids, too. */
export type Avoided = (db: Db, memberId: string, ids: readonly string[]) => Promise<readonly string[]>;

export interface Deps {
  own(db: Db, memberId: string): Promise<OwnProfile>;
  /** Who likes the member, newest first. */
  likers(db: Db, memberId: string): Promise<readonly string[]>;
  /** One for each domain that excludes members: likes, blocks, reports, profiles. */
  avoided: readonly Avoided[];
}

export interface Search extends Wishes {
  /** Maximum number of ids. */
  limit: number;
}

/** Members per page; more than wanted, because some of them were liked or blocked. */
const PAGE = 60;
/** Maximum number of pages read in a circle. A member who has liked more than that starts a new search elsewhere. */
const PAGES = 20;
/** Passes are counted up to this number. */
const COUNTED_UP_TO = 1_000;

/** Who can still be met: no one twice, whether in the swipe game or the match finder. */
export function createEncounters({ own, likers, avoided }: Deps) {
  async function withoutAvoided(db: Db, memberId: string, ids: readonly string[]): Promise<string[]> {
    const gone = new Set<string>();
    for (const avoid of avoided) for (const id of await avoid(db, memberId, ids)) gone.add(id);
    return ids.filter((id) => !gone.has(id));
  }

  /** Up to `missing` members of one circle who are not among `found`. */
  async function ofCircle(
    db: Db,
    memberId: string,
    { circle, found, missing }: { circle: Circle; found: readonly string[]; missing: number },
    now: Date,
  ): Promise<string[]> {
    const wanted = { memberId, circle, without: [memberId, ...found], now };
    const more: string[] = [];
    let after: Place | null = null;
    for (let page = 0; page < PAGES && more.length < missing; page += 1) {
      const limit = Math.max(PAGE, missing);
      const places: Place[] = await findInCircle(db, wanted, after, limit);
      const ids = places.map(({ id }) => id);
      more.push(...(await withoutAvoided(db, memberId, ids)));
      after = places.at(-1) ?? null;
      if (places.length < limit) break;
    }
    return more.slice(0, missing);
  }

  return {
    /**
     * Members whom `memberId` has not passed, liked, blocked or reported and who did not block them; the nearest circle
     * first, in each the last active first. Fewer than `limit` if no one else matches the wishes.
     */
    async candidates(db: Db, memberId: string, { limit, ...wishes }: Search, now: Date): Promise<string[]> {
      const me = await own(db, memberId);
      const found: string[] = [];
      for (const circle of circlesOf(me, await likers(db, memberId), wishes, now)) {
        if (found.length >= limit) break;
        found.push(...(await ofCircle(db, memberId, { circle, found, missing: limit - found.length }, now)));
      }
      return found;
    },

    /** Stores that a member was passed; false if they were passed before. */
    pass: insertPass,

    takePassBack: removePass,

    /** Lets passed members come back. */
    forgetPasses: removePasses,

    /** Passed members who would come back, counted up to 1,000. */
    countPassed: (db: Db, memberId: string): Promise<number> => countPasses(db, memberId, COUNTED_UP_TO),
  };
}
export type Encounters = ReturnType<typeof createEncounters>;

import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import {
  blockedIds,
  blocksOf,
  deniesProfileTo,
  endSeparation,
  hasBlocked,
  idsAround,
  insertBlock,
  insertSeparation,
  memberExists,
  removeBlock,
} from './repository.ts';

/** Who wants nothing to do with whom. A block works both ways for lists; only the blocked one is shut out of a page. */
export function createBlocks() {
  return {
    /** Errors: `not_found`. */
    async block(db: Db, memberId: string, blockedId: string, now: Date): Promise<Result<undefined, ApiError>> {
      if (memberId === blockedId || !(await memberExists(db, blockedId))) return failure({ code: 'not_found' });
      await insertBlock(db, { member_id: memberId, blocked_id: blockedId, since: now });
      return success(undefined);
    },

    /**
     * What a report does to a pair: they meet in no list and do not write to each other, like after a block, but the page
     * of the one who reported stays open unless a block closed it. `unblock` ends it, once the report is decided.
     */
    keepApart: (db: Db, memberId: string, otherId: string, now: Date): Promise<void> =>
      insertSeparation(db, { member_id: memberId, blocked_id: otherId, since: now }),

    /** Every report of the pair is decided: from now on the one who reported may lift the separation. */
    reportsDecided: (db: Db, memberId: string, otherId: string): Promise<void> =>
      endSeparation(db, { member_id: memberId, blocked_id: otherId }),

    /** Needs an open transaction. Errors: `report_open`. */
    async unblock(trx: Db, memberId: string, blockedId: string): Promise<Result<undefined, ApiError>> {
      const removed = await removeBlock(trx, { member_id: memberId, blocked_id: blockedId });
      return removed ? success(undefined) : failure({ code: 'report_open' });
    },

    /** True if `memberId` denies their profile to `otherId`. */
    shutsOut: (db: Db, memberId: string, otherId: string): Promise<boolean> => deniesProfileTo(db, memberId, otherId),

    /** True where `memberId` blocked or reported `otherId`. */
    has: (db: Db, memberId: string, otherId: string): Promise<boolean> => hasBlocked(db, memberId, otherId),

    /** Whom the member blocked, newest first. */
    ids: (db: Db, memberId: string): Promise<string[]> => blockedIds(db, memberId),

    /** The same with names and dates. */
    list: (db: Db, memberId: string) => blocksOf(db, memberId),

    /** Ids that are hidden from the member in lists, no matter which of the two blocked. Empty for a visitor. */
    around: async (db: Db, memberId: string | null): Promise<string[]> => (memberId === null ? [] : idsAround(db, memberId)),
  };
}
export type Blocks = ReturnType<typeof createBlocks>;

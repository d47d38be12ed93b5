import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import {
  blockedIds,
  blockersBetween,
  blocksOf,
  deniesProfileTo,
  endSeparation,
  hasBlocked,
  idsHiddenFrom,
  insertBlock,
  insertSeparation,
  memberExists,
  removeBlock,
} from './repository.ts';

/**
 * Blocks between members. In lists a block works both ways; a page is denied to the blocked member only. What a block
 * refuses is decided where it happens: messages and gifts in `chats/sendQuote.ts`, likes in `likes/service.ts`, pages in
 * `profiles/service.ts`.
 */
export function createBlocks() {
  return {
    /** Errors: `not_found`. */
    async block(db: Db, memberId: string, blockedId: string, now: Date): Promise<Result<undefined, ApiError>> {
      if (memberId === blockedId || !(await memberExists(db, blockedId))) return failure({ code: 'not_found' });
      await insertBlock(db, { member_id: memberId, blocked_id: blockedId, since: now });
      return success(undefined);
    },

    /**
     * What a report does to a pair: like after a block, they are hidden from each other in lists and cannot write to
     * each other, but the reporter's page stays open unless a block closed it. After the report is decided, `unblock`
     * ends it.
     */
    keepApart: (db: Db, memberId: string, otherId: string, now: Date): Promise<void> =>
      insertSeparation(db, { member_id: memberId, blocked_id: otherId, since: now }),

    /** All reports of the pair are decided: from now on the reporter may lift the separation. */
    reportsDecided: (db: Db, memberId: string, otherId: string): Promise<void> =>
      endSeparation(db, { member_id: memberId, blocked_id: otherId }),

    /** Needs an open transaction. Errors: `report_open`. */
    async unblock(trx: Db, memberId: string, blockedId: string): Promise<Result<undefined, ApiError>> {
      const removed = await removeBlock(trx, { member_id: memberId, blocked_id: blockedId });
      return removed ? success(undefined) : failure({ code: 'report_open' });
    },

    /** True if `memberId` denies their profile to `otherId`. */
    deniesProfileTo: (db: Db, memberId: string, otherId: string): Promise<boolean> => deniesProfileTo(db, memberId, otherId),

    /** True if `memberId` blocked or reported `otherId`. */
    has: (db: Db, memberId: string, otherId: string): Promise<boolean> => hasBlocked(db, memberId, otherId),

    /** Which of the two blocked or reported the other; if both did, the partner. */
    async between(db: Db, memberId: string, partnerId: string): Promise<'none' | 'by_me' | 'by_partner'> {
      const blockers = await blockersBetween(db, memberId, partnerId);
      if (blockers.includes(partnerId)) return 'by_partner';
      return blockers.includes(memberId) ? 'by_me' : 'none';
    },

    /** Ids that the member blocked, newest first. */
    ids: (db: Db, memberId: string): Promise<string[]> => blockedIds(db, memberId),

    /** Members that the member blocked, with names and dates. */
    list: (db: Db, memberId: string) => blocksOf(db, memberId),

    /** Ids to hide from the member in lists, whichever of the two blocked. Empty for a visitor. */
    idsHiddenFrom: async (db: Db, memberId: string | null): Promise<string[]> => (memberId === null ? [] : idsHiddenFrom(db, memberId)),
  };
}
export type Blocks = ReturnType<typeof createBlocks>;

import type { Decision } from '@amarena/shared/contracts/moderation/moderation';
import type { Expression } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Decisions that suspend an account. */
export const SUSPENDING: readonly Decision[] = ['suspend_7', 'suspend_30', 'disable'];

/**
 * Query for the longest suspension of a member that is in force at a moment: decided, not reversed, not over. `until`
 * null: no end.
 */
export const longestSuspension = (db: Db, memberId: string | Expression<string>, now: Date) =>
  db
    .selectFrom('moderation_decisions as d')
    .select(['d.id', 'd.until'])
    .where('d.decision', 'in', SUSPENDING)
    .where('d.overturned_at', 'is', null)
    .where((eb) => eb.or([eb('d.until', 'is', null), eb('d.until', '>', now)]))
    .where('d.member_id', '=', memberId)
    .orderBy('d.until', (order) => order.desc().nullsFirst())
    .limit(1);

/** The member's suspension; `until` null: no end. Null if there is none. */
export const suspensionOf = async (db: Db, memberId: string, now: Date): Promise<{ until: Date | null } | null> =>
  (await longestSuspension(db, memberId, now).executeTakeFirst()) ?? null;

/** Marks suspensions that are over as ended and returns their decisions. */
export const endSuspensionsBefore = (trx: Db, now: Date) =>
  trx
    .updateTable('moderation_decisions')
    .set({ ended_at: now })
    .where('decision', 'in', SUSPENDING)
    .where('until', '<=', now)
    .where('ended_at', 'is', null)
    .where('overturned_at', 'is', null)
    .returning(['member_id', 'queue', 'case_id', 'decision', 'reason'])
    .execute();

import { APPEAL_DAYS, type MyDecision } from '@amarena/shared/contracts/moderation/moderation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { appealQueue, type OtherQueues } from './appealQueue.ts';
import { insertAppeal } from './appeals.repository.ts';
import { decisionsTold, type ToldRow } from './cases.repository.ts';

const TOLD = 100;

/** A second look at a decision, by a moderator other than the one who made it. */
export function createAppeals(others: OtherQueues) {
  /** Until when a decision can be appealed; null if it cannot, or no longer. */
  function appealUntil({ queue, decision, side, decided_at, overturned_at, made_at }: ToldRow, now: Date): Date | null {
    const kept = others.get(queue);
    if (side !== 'about' || overturned_at !== null || made_at !== null) return null;
    if (kept === undefined || kept.undo === null || !kept.appealable.includes(decision)) return null;
    const until = new Date(decided_at.getTime() + APPEAL_DAYS * DAY);
    return until > now ? until : null;
  }

  return {
    queue: appealQueue(others),

    /** Decisions that a member was told about, without their texts. */
    async told(db: Db, memberId: string, now: Date): Promise<{ row: ToldRow; decision: Omit<MyDecision, 'words'> }[]> {
      const rows = await decisionsTold(db, memberId, TOLD);
      return rows.map((row) => {
        const { id, side, queue: kind, decision, answer, decided_at, until, overturned_at, made_at, outcome } = row;
        return {
          row,
          decision: {
            id,
            side,
            queue: kind,
            decision,
            answer,
            decided_at: decided_at.toISOString(),
            until: until?.toISOString() ?? null,
            overturned: overturned_at !== null,
            appeal: made_at === null ? null : { made_at: made_at.toISOString(), outcome },
            appeal_until: appealUntil(row, now)?.toISOString() ?? null,
          },
        };
      });
    },

    /** Needs an open transaction. Errors: those of `postAppeal`. */
    async appeal(trx: Db, memberId: string, order: { decision: string; text: string }, now: Date): Promise<Result<undefined, ApiError>> {
      const row = (await decisionsTold(trx, memberId, TOLD)).find(({ id }) => id === order.decision);
      if (row === undefined) return failure({ code: 'not_found' });
      if (appealUntil(row, now) === null) return failure({ code: 'appeal_closed' });
      const id = uuidv7({ msecs: now.getTime() });
      const appeal = { id, decision_id: row.id, member_id: memberId, text: order.text, made_at: now };
      return (await insertAppeal(trx, appeal)) ? success(undefined) : failure({ code: 'appeal_closed' });
    },
  };
}
export type Appeals = ReturnType<typeof createAppeals>;

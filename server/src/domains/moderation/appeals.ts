import { APPEAL_DAYS, type MyDecision, type QueueKind } from '@amarena/shared/contracts/moderation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { appealById, closeAppeal, countAppeals, insertAppeal, waitingAppeals } from './appeals.repository.ts';
import { audit } from './audit.repository.ts';
import { type DecisionRow, decisionById, decisionsTold, markOverturned, type ToldRow } from './cases.repository.ts';
import type { CaseContent, CaseQueue, Order, Told } from './queue.ts';

const TOLD = 100;

/** Queues whose decisions can be appealed. */
export type OtherQueues = ReadonlyMap<QueueKind, CaseQueue>;

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

  /** Reverses a decision; returns who is told. */
  async function takeBack(trx: Db, decision: DecisionRow, decided_by: string, now: Date): Promise<Told[]> {
    const { queue, case_id, member_id, photo_id, reason } = decision;
    const origin = others.get(queue);
    const before = await origin?.read(trx, case_id);
    if (!(await markOverturned(trx, decision.id, now))) return [];
    await origin?.undo?.(trx, { id: case_id, decision: decision.decision, photo: photo_id, member_id }, now);
    await audit(trx, {
      at: now,
      action: 'overturned',
      actor_id: decided_by,
      queue,
      case_id,
      member_id,
      decision: decision.decision,
      reason,
    });
    return before?.author_id ? [{ member_id: before.author_id, side: 'author' }] : [];
  }

  const queue: CaseQueue = {
    kind: 'appeals',
    choices: [
      { decision: 'uphold', reasons: ['decision_right'] },
      { decision: 'overturn', reasons: ['decision_wrong', 'new_facts'] },
    ],
    appealable: [],
    undo: null,

    async list(db, limit) {
      const rows = await waitingAppeals(db, limit);
      return rows.map(({ id, made_at, member_id, decision, decided_by }) => ({
        id,
        opened_at: made_at,
        member_id,
        category: decision,
        not_for: decided_by === null ? [] : [decided_by],
      }));
    },
    count: countAppeals,

    async read(db, id): Promise<CaseContent | null> {
      const appeal = await appealById(db, id);
      const decision = appeal === undefined ? undefined : await decisionById(db, appeal.decision_id);
      if (appeal === undefined || decision === undefined) return null;
      const before = await others.get(decision.queue)?.read(db, decision.case_id);
      const { member_id, made_at, text } = appeal;
      return {
        id,
        opened_at: made_at,
        member_id,
        category: decision.decision,
        not_for: decision.decided_by === null ? [] : [decision.decided_by],
        author_id: member_id,
        text,
        number: null,
        pictures: before?.pictures ?? [],
        lines: before?.lines ?? [],
        appealed: decision.id,
        answer_language: null,
      };
    },

    async decide(trx, { id, decision, decided_by }: Order, now) {
      const closed = await closeAppeal(trx, id, decision === 'overturn' ? 'overturn' : 'uphold', now);
      const before = closed === undefined ? undefined : await decisionById(trx, closed.decision_id);
      if (closed === undefined || before === undefined) return failure({ code: 'case_decided' });
      const others = decision === 'overturn' ? await takeBack(trx, before, decided_by, now) : [];
      return success([{ member_id: closed.member_id, side: 'about' }, ...others]);
    },
  };

  return {
    queue,

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

import type { QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import { failure, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { appealById, closeAppeal, countAppeals, waitingAppeals } from './appeals.repository.ts';
import { audit } from './audit.repository.ts';
import { type DecisionRow, decisionById, markOverturned } from './cases.repository.ts';
import type { CaseContent, CaseDecision, CaseQueue, Told } from './queue.ts';

/** Queues whose decisions can be appealed. */
export type OtherQueues = ReadonlyMap<QueueKind, CaseQueue>;

/** The queue of appeals: a decision is upheld or overturned, by a moderator other than the one who made it. */
export function appealQueue(others: OtherQueues): CaseQueue {
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

  return {
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

    async decide(trx, { id, decision, decided_by }: CaseDecision, now) {
      const closed = await closeAppeal(trx, id, decision === 'overturn' ? 'overturn' : 'uphold', now);
      const before = closed === undefined ? undefined : await decisionById(trx, closed.decision_id);
      if (closed === undefined || before === undefined) return failure({ code: 'case_decided' });
      const others = decision === 'overturn' ? await takeBack(trx, before, decided_by, now) : [];
      return success([{ member_id: closed.member_id, side: 'about' }, ...others]);
    },
  };
}

import { CLAIM_TIME, type Claim, type postDecision, type QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { audit } from './audit.repository.ts';
import { type CaseKey, claimsIn, decisionOf, dropClaim, insertDecision, takeClaim } from './cases.repository.ts';
import { createCases, isNotFor } from './cases.ts';
import type { Notices } from './notices.ts';
import type { CaseContent, CaseQueue } from './queue.ts';
import { suspendedUntil } from './suspensions.ts';

type Order = ParsedBodyOf<typeof postDecision>;

/** Which of a moderator's texts the choice does not allow, by field; null if the decision is valid. */
function orderProblem(queue: CaseQueue, { decision, reason, answer }: Order, content: CaseContent): Record<string, string> | null {
  const choice = queue.choices.find((one) => one.decision === decision);
  if (choice === undefined) return { decision: 'invalid' };
  if (choice.reasons.length === 0 ? reason !== null : reason === null || !choice.reasons.includes(reason)) {
    return { reason: reason === null ? 'required' : 'invalid' };
  }
  return answer !== null && content.answer_language === null ? { answer: 'invalid' } : null;
}

/**
 * The moderators' desk. Manages all queues: a case is claimed by one moderator, decided once, logged, and those
 * concerned are told.
 */
export function createDesk(queues: ReadonlyMap<QueueKind, CaseQueue>, notices: Notices) {
  const { found, ...cases } = createCases(queues);

  /** Why a moderator cannot have this case; null if they can. */
  async function obstacle(trx: Db, key: CaseKey, content: CaseContent, moderatorId: string): Promise<ApiError | null> {
    if ((await decisionOf(trx, key)) !== undefined) return { code: 'case_decided' };
    return isNotFor(content, moderatorId) ? { code: 'case_not_yours' } : null;
  }

  /** Claims the case, or says who has it. */
  async function take(trx: Db, key: CaseKey, moderatorId: string, now: Date): Promise<Result<Date, ApiError>> {
    const until = new Date(now.getTime() + CLAIM_TIME);
    const taken = await takeClaim(trx, key, moderatorId, { now, until });
    if (taken !== undefined) return success(taken.until);
    const holder = (await claimsIn(trx, key.queue, now)).find(({ case_id }) => case_id === key.id);
    return failure({ code: 'case_claimed', by: holder?.name ?? '' });
  }

  return {
    ...cases,

    /** Needs an open transaction. Errors: those of `postClaim`. */
    async claim(trx: Db, key: CaseKey, moderator: { id: string; name: string }, now: Date): Promise<Result<Claim, ApiError>> {
      const known = await found(key, trx);
      if (known === null) return failure({ code: 'not_found' });
      const problem = await obstacle(trx, key, known.content, moderator.id);
      if (problem !== null) return failure(problem);
      const mine = (await claimsIn(trx, key.queue, now)).some(
        ({ case_id, moderator_id }) => case_id === key.id && moderator_id === moderator.id,
      );
      const taken = await take(trx, key, moderator.id, now);
      if (!taken.ok) return taken;
      const { member_id } = known.content;
      const entry = { at: now, actor_id: moderator.id, queue: key.queue, case_id: key.id, member_id, decision: null, reason: null };
      if (!mine) await audit(trx, { ...entry, action: 'claimed' });
      return success({ by_me: true, name: moderator.name, until: taken.value.toISOString() });
    },

    /** Gives a case back. Does nothing if the moderator has not claimed it. */
    async release(trx: Db, { queue, id }: CaseKey, moderatorId: string, now: Date): Promise<void> {
      if (!(await dropClaim(trx, { queue, id }, moderatorId))) return;
      const entry = { at: now, actor_id: moderatorId, queue, case_id: id, member_id: null, decision: null, reason: null };
      await audit(trx, { ...entry, action: 'released' });
    },

    /** Needs an open transaction; on a refusal roll it back. Errors: those of `postDecision`. */
    async decide(trx: Db, order: Order, moderatorId: string, now: Date): Promise<Result<undefined, ApiError>> {
      const key: CaseKey = order;
      const known = await found(key, trx);
      if (known === null) return failure({ code: 'not_found' });
      const { queue, content } = known;
      const problem = await obstacle(trx, key, content, moderatorId);
      if (problem !== null) return failure(problem);
      const fields = orderProblem(queue, order, content);
      if (fields !== null) return failure({ code: 'validation_failed', fields });
      const taken = await take(trx, key, moderatorId, now);
      if (!taken.ok) return taken;

      const { decision, reason, photo, note, answer } = order;
      const id = uuidv7({ msecs: now.getTime() });
      const until = suspendedUntil(decision, now);
      const what = { queue: key.queue, case_id: key.id, member_id: content.member_id, decision, reason };
      const kept = { ...what, id, photo_id: photo, note, answer, until, decided_by: moderatorId, decided_at: now };
      // A moderator who waited for the claim's row finds the decision here.
      if (!(await insertDecision(trx, kept))) return failure({ code: 'case_decided' });
      const told = await queue.decide(trx, { id: key.id, decision, reason, photo, answer, decided_by: moderatorId }, now);
      if (!told.ok) return told;
      await dropClaim(trx, key, moderatorId);
      await audit(trx, { ...what, at: now, action: 'decided', actor_id: moderatorId });
      await notices.tell(trx, told.value, { id, decision, reason, until, answer, queue }, now);
      return success(undefined);
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;

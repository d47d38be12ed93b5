import type { ParsedBodyOf } from '@amarena/shared/contracts/endpoint';
import {
  type CaseDetail,
  CLAIM_TIME,
  type Claim,
  type Decided,
  type postDecision,
  QUEUES,
  type QueueKind,
} from '@amarena/shared/contracts/moderation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { audit } from './audit.repository.ts';
import {
  type CaseKey,
  type ClaimRow,
  claimsIn,
  type DecisionRow,
  decisionById,
  decisionOf,
  decisionsAbout,
  dropClaim,
  insertDecision,
  takeClaim,
} from './cases.repository.ts';
import type { Notices } from './notices.ts';
import { deskMember, deskPeople } from './people.repository.ts';
import type { CaseContent, CaseQueue, WaitingCase } from './queue.ts';
import { suspensionOf } from './suspensions.repository.ts';
import { suspendedUntil } from './suspensions.ts';

const LISTED = 100;
const HISTORY = 20;

type Order = ParsedBodyOf<typeof postDecision>;

const decidedOf = ({ id, queue, decision, reason, note, by, decided_at, overturned_at }: DecisionRow): Decided => ({
  id,
  queue,
  decision,
  reason,
  note,
  by,
  decided_at: decided_at.toISOString(),
  overturned: overturned_at !== null,
});

const claimOf = (claim: ClaimRow | undefined, moderatorId: string): Claim | null =>
  claim === undefined ? null : { by_me: claim.moderator_id === moderatorId, name: claim.name, until: claim.until.toISOString() };

/** Moderators do not decide about themselves, their own reports or their own decisions. */
const isNotFor = ({ member_id, not_for, author_id = null }: WaitingCase & { author_id?: string | null }, moderatorId: string): boolean =>
  [member_id, author_id, ...not_for].includes(moderatorId);

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
  async function found({ queue: kind, id }: CaseKey, db: Db): Promise<{ queue: CaseQueue; content: CaseContent } | null> {
    const queue = queues.get(kind);
    const content = await queue?.read(db, id);
    return queue === undefined || content == null ? null : { queue, content };
  }

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

  async function personOf(db: Db, memberId: string, now: Date): Promise<CaseDetail['person']> {
    const member = await deskMember(db, memberId, now);
    if (member === null) return null;
    const suspension = await suspensionOf(db, memberId, now);
    return {
      ...member,
      suspended: suspension && { until: suspension.until?.toISOString() ?? null },
      history: (await decisionsAbout(db, memberId, HISTORY)).map(decidedOf),
    };
  }

  return {
    /** The cases of one queue, and the number in each queue. */
    async list(db: Db, kind: QueueKind, moderatorId: string, now: Date) {
      const counts: Partial<Record<QueueKind, number>> = {};
      for (const one of QUEUES) counts[one] = (await queues.get(one)?.count(db)) ?? 0;
      const waiting = (await queues.get(kind)?.list(db, LISTED)) ?? [];
      const claims = new Map((await claimsIn(db, kind, now)).map((claim) => [claim.case_id, claim]));
      const people = await deskPeople(
        db,
        waiting.map(({ member_id }) => member_id),
      );
      return {
        counts: { reports: 0, photos: 0, verifications: 0, appeals: 0, complaints: 0, ...counts },
        cases: waiting.map((one) => ({
          queue: kind,
          id: one.id,
          opened_at: one.opened_at.toISOString(),
          member: people.get(one.member_id ?? '') ?? null,
          category: one.category,
          claim: claimOf(claims.get(one.id), moderatorId),
          not_for_me: isNotFor(one, moderatorId),
        })),
      };
    },

    /** A case with everything known about it. Error: `not_found`. */
    async read(db: Db, key: CaseKey, moderatorId: string, now: Date): Promise<Result<CaseDetail, ApiError>> {
      const known = await found(key, db);
      if (known === null) return failure({ code: 'not_found' });
      const { queue, content } = known;
      const people = await deskPeople(db, [content.member_id, content.author_id]);
      const claim = (await claimsIn(db, key.queue, now)).find(({ case_id }) => case_id === key.id);
      const decided = await decisionOf(db, key);
      const appealed = content.appealed === null ? undefined : await decisionById(db, content.appealed);
      return success({
        queue: key.queue,
        id: key.id,
        opened_at: content.opened_at.toISOString(),
        member: people.get(content.member_id ?? '') ?? null,
        category: content.category,
        claim: claimOf(claim, moderatorId),
        not_for_me: isNotFor(content, moderatorId),
        person: content.member_id === null ? null : await personOf(db, content.member_id, now),
        author: people.get(content.author_id ?? '') ?? null,
        text: content.text,
        number: content.number,
        pictures: [...content.pictures],
        lines: [...content.lines],
        appealed: appealed === undefined ? null : decidedOf(appealed),
        answer_language: content.answer_language,
        choices: queue.choices.map(({ decision, reasons }) => ({ decision, reasons: [...reasons] })),
        decided: decided === undefined ? null : decidedOf(decided),
      });
    },

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

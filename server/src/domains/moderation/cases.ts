import { type CaseDetail, type Claim, type Decided, QUEUES, type QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { type CaseKey, type ClaimRow, claimsIn, type DecisionRow, decisionById, decisionOf, decisionsAbout } from './cases.repository.ts';
import { deskMember, deskPeople } from './people.repository.ts';
import type { CaseContent, CaseQueue, WaitingCase } from './queue.ts';
import { suspensionOf } from './suspensions.repository.ts';

const LISTED = 100;
const HISTORY = 20;

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

export const claimOf = (claim: ClaimRow | undefined, moderatorId: string): Claim | null =>
  claim === undefined ? null : { by_me: claim.moderator_id === moderatorId, name: claim.name, until: claim.until.toISOString() };

/** Moderators do not decide about themselves, their own reports or their own decisions. */
export const isNotFor = (
  { member_id, not_for, author_id = null }: WaitingCase & { author_id?: string | null },
  moderatorId: string,
): boolean => [member_id, author_id, ...not_for].includes(moderatorId);

/** The queues as moderators see them. */
export function createCases(queues: ReadonlyMap<QueueKind, CaseQueue>) {
  async function found({ queue: kind, id }: CaseKey, db: Db): Promise<{ queue: CaseQueue; content: CaseContent } | null> {
    const queue = queues.get(kind);
    const content = await queue?.read(db, id);
    return queue === undefined || content == null ? null : { queue, content };
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
    found,

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
  };
}

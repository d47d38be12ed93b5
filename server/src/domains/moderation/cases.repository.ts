import type { QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ClaimsTable, DecisionsTable, NoticesTable } from './tables.ts';

export interface CaseKey {
  readonly queue: QueueKind;
  readonly id: string;
}

/** Claims a case, or extends the claim; undefined if someone else has it. The row's lock serialises moderators. */
export const takeClaim = (trx: Db, { queue, id }: CaseKey, moderator_id: string, { now, until }: { now: Date; until: Date }) =>
  trx
    .insertInto('moderation_claims')
    .values({ queue, case_id: id, moderator_id, until })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'case_id'])
        .doUpdateSet({ moderator_id, until })
        .where((eb) => eb.or([eb('moderation_claims.until', '<=', now), eb('moderation_claims.moderator_id', '=', moderator_id)])),
    )
    .returning('until')
    .executeTakeFirst();

/** False if the moderator has not claimed it. */
export async function dropClaim(trx: Db, { queue, id }: CaseKey, moderator_id: string): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('moderation_claims')
    .where('queue', '=', queue)
    .where('case_id', '=', id)
    .where('moderator_id', '=', moderator_id)
    .returning('case_id')
    .executeTakeFirst();
  return dropped !== undefined;
}

export type ClaimRow = Pick<Selectable<ClaimsTable>, 'case_id' | 'moderator_id' | 'until'> & { name: string };

/** Who has currently claimed which cases of a queue. */
export const claimsIn = (db: Db, queue: QueueKind, now: Date): Promise<ClaimRow[]> =>
  db
    .selectFrom('moderation_claims as c')
    .innerJoin('members as m', 'm.id', 'c.moderator_id')
    .select(['c.case_id', 'c.moderator_id', 'c.until', 'm.name'])
    .where('c.queue', '=', queue)
    .where('c.until', '>', now)
    .execute();

/** False if the case was decided before. */
export async function insertDecision(trx: Db, decision: Insertable<DecisionsTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('moderation_decisions')
    .values(decision)
    .onConflict((conflict) => conflict.columns(['queue', 'case_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const decisions = (db: Db) =>
  db
    .selectFrom('moderation_decisions as d')
    .leftJoin('members as m', 'm.id', 'd.decided_by')
    .select([
      'd.id',
      'd.queue',
      'd.case_id',
      'd.member_id',
      'd.decision',
      'd.reason',
      'd.photo_id',
      'd.note',
      'd.answer',
      'd.until',
      'd.decided_by',
      'd.decided_at',
      'd.overturned_at',
      'm.name as by',
    ]);
export type DecisionRow = Awaited<ReturnType<typeof decisionOf>> & object;

export const decisionOf = (db: Db, { queue, id }: CaseKey) =>
  decisions(db).where('d.queue', '=', queue).where('d.case_id', '=', id).executeTakeFirst();

export const decisionById = (db: Db, id: string) => decisions(db).where('d.id', '=', id).executeTakeFirst();

/** Decisions about a member, latest first. */
export const decisionsAbout = (db: Db, memberId: string, limit: number) =>
  decisions(db).where('d.member_id', '=', memberId).orderBy('d.decided_at', 'desc').orderBy('d.id', 'desc').limit(limit).execute();

export async function insertNotices(trx: Db, notices: readonly NoticesTable[]): Promise<void> {
  if (notices.length > 0) await trx.insertInto('moderation_notices').values(notices).execute();
}

/** Decisions that a member was told about, latest first, each with the member's appeal. */
export const decisionsTold = (db: Db, memberId: string, limit: number) =>
  db
    .selectFrom('moderation_notices as n')
    .innerJoin('moderation_decisions as d', 'd.id', 'n.decision_id')
    .leftJoin('appeals as a', (join) => join.onRef('a.decision_id', '=', 'd.id').onRef('a.member_id', '=', 'n.member_id'))
    .select(['d.id', 'd.queue', 'd.decision', 'd.reason', 'd.answer', 'd.until', 'd.decided_at', 'd.overturned_at', 'n.side'])
    .select(['a.made_at', 'a.outcome'])
    .where('n.member_id', '=', memberId)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
export type ToldRow = Awaited<ReturnType<typeof decisionsTold>>[number];

/** False if it was reversed before. */
export async function markOverturned(trx: Db, id: string, overturned_at: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('moderation_decisions')
    .set({ overturned_at })
    .where('id', '=', id)
    .where('overturned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

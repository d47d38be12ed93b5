import type { Db } from '../../db/schema.ts';

/**
 * Reduces reports and decisions about an erased member to their kind, date and outcome, so that someone who breaks the
 * rules cannot wipe out that record by leaving. Their text is deleted, and so is the reporter or decider if that is the
 * erased member.
 */
export async function keepRecord(trx: Db, memberId: string, now: Date): Promise<void> {
  const about = trx.selectFrom('reports').select('id').where('reported_id', '=', memberId);
  await trx.deleteFrom('held_pictures').where('report_id', 'in', about).execute();
  await trx.updateTable('reports').set({ closed_at: now }).where('reported_id', '=', memberId).where('closed_at', 'is', null).execute();
  await trx.updateTable('reports').set({ text: null, lines: '[]', photos: '[]' }).where('reported_id', '=', memberId).execute();
  await trx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', memberId).execute();
  await trx.updateTable('moderation_decisions').set({ note: null, answer: null }).where('member_id', '=', memberId).execute();
  await trx.updateTable('moderation_decisions').set({ decided_by: null }).where('decided_by', '=', memberId).execute();
}

/** Deletes the records about everyone who was erased before this moment. */
export async function forgetRecordsBefore(db: Db, moment: Date): Promise<void> {
  const long = db.selectFrom('members').select('id').where('erased_at', '<=', moment);
  await db.deleteFrom('reports').where('reported_id', 'in', long).execute();
  await db.deleteFrom('moderation_decisions').where('member_id', 'in', long).execute();
}

import type { Db } from '../../db/schema.ts';

/**
 * What stays of the reports and decisions about someone who is erased: that there were some, of which kind, when, and
 * what was decided, so that whoever breaks the rules does not wipe that out by leaving. Their words go, and so does who
 * reported or decided where that person is the one who is erased.
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

/** Removes the records about everyone who was erased before this moment. */
export async function forgetRecordsBefore(db: Db, moment: Date): Promise<void> {
  const long = db.selectFrom('members').select('id').where('erased_at', '<=', moment);
  await db.deleteFrom('reports').where('reported_id', 'in', long).execute();
  await db.deleteFrom('moderation_decisions').where('member_id', 'in', long).execute();
}

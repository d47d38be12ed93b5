import { sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';
import { NOTHING_PLAYED, type Played } from './dailyLimits.ts';

const PLAYED = ['swipes', 'liked', 'last_pass'] as const;

export async function playedOn(db: Db, member_id: string, day: string): Promise<Played> {
  const row = await db.selectFrom('swipe_days').select(PLAYED).where('member_id', '=', member_id).where('day', '=', day).executeTakeFirst();
  return row ?? NOTHING_PLAYED;
}

/** The day's row, locked until the transaction ends, so that swipes of one member happen one after the other. */
export const lockDay = (db: Db, member_id: string, day: string): Promise<Played> =>
  db
    .insertInto('swipe_days')
    .values({ member_id, day, last_pass: null })
    // This update changes nothing but takes the lock, which `do nothing` would not.
    .onConflict((conflict) => conflict.columns(['member_id', 'day']).doUpdateSet({ day }))
    .returning(PLAYED)
    .executeTakeFirstOrThrow();

export async function savePlayed(db: Db, member_id: string, day: string, played: Played): Promise<void> {
  await db.updateTable('swipe_days').set(played).where('member_id', '=', member_id).where('day', '=', day).execute();
}

export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await deleteInSteps(db, 'swipe_days', sql`day < ${day}`);
}

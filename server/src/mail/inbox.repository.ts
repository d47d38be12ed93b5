import { type Insertable, type Selectable, sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import type { Db } from '../db/schema.ts';
import type { InboxMailsTable } from './tables.ts';

/** Stores a message in the built-in inbox; does nothing if it is there already. */
export async function insertInboxMail(db: Db, mail: Insertable<InboxMailsTable>): Promise<void> {
  await db
    .insertInto('inbox_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Messages of the built-in inbox, newest first. */
export const latestMails = (db: Db, limit: number): Promise<Selectable<InboxMailsTable>[]> =>
  db.selectFrom('inbox_mails').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** The built-in inbox keeps messages for a while. */
export const deleteInboxBefore = (db: Db, moment: Date): Promise<void> => deleteInSteps(db, 'inbox_mails', sql`created_at < ${moment}`);

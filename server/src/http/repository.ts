import { sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import type { Db } from '../db/schema.ts';

/** After that, a repeat of a write acts anew. */
export const deleteKeysBefore = (db: Db, moment: Date): Promise<void> => deleteInSteps(db, 'idempotency', sql`created_at < ${moment}`);

/** The built-in inbox keeps messages for a while. */
export const deleteInboxBefore = (db: Db, moment: Date): Promise<void> => deleteInSteps(db, 'inbox_mails', sql`created_at < ${moment}`);

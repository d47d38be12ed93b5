import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/**
 * Whether `partnerId` may know what the member does in their conversation: that a message was delivered, that they read
 * it, that they are writing.
 */
export async function mayNotifyPartner(db: Db, memberId: string, partnerId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select may_notify(${memberId}::uuid, ${partnerId}::uuid) as may`.execute(db);
  return rows[0]?.may === true;
}

import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { LabelLogTable } from './tables.ts';

/**
 * Members by user name, locked until the transaction ends; in the order of their ids, so that two calls cannot
 * deadlock.
 */
export const membersNamed = (trx: Db, names: readonly string[]) =>
  trx.selectFrom('members').select(['id', 'name']).where(sql<boolean>`name = any (${names}::citext[])`).orderBy('id').forUpdate().execute();

export async function logLabels(trx: Db, entries: readonly Insertable<LabelLogTable>[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto('label_log').values(entries).execute();
}

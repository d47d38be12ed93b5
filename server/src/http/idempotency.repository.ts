import { type Selectable, sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import type { Db } from '../db/schema.ts';
import type { IdempotencyTable } from './tables.ts';

type Key = Pick<Selectable<IdempotencyTable>, 'scope' | 'key'>;

/** Milliseconds after which a statement of this transaction that waits for a lock fails. */
export async function waitForLocks(trx: Db, milliseconds: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(milliseconds)}`.execute(trx);
}

/** False if the key is taken. Waits until the transaction that stores the same key ends. */
export async function insertKey(trx: Db, row: Pick<Selectable<IdempotencyTable>, 'scope' | 'key' | 'endpoint' | 'hash' | 'created_at'>) {
  const inserted = await trx
    .insertInto('idempotency')
    .values({ ...row, answer: null, signed_in: null, session: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What was stored with a key, locked until the transaction ends. */
export const lockKey = (trx: Db, { scope, key }: Key) =>
  trx
    .selectFrom('idempotency')
    .select(['endpoint', 'hash', 'answer', 'signed_in', 'session', 'created_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Stores the answer with its key; `answer` undefined: nothing was returned. */
export async function saveAnswer(
  trx: Db,
  { scope, key }: Key,
  { answer, ...rest }: Pick<Selectable<IdempotencyTable>, 'answer' | 'signed_in' | 'session' | 'created_at'>,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ ...rest, answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** After that, a repeat of a write acts anew. */
export const deleteKeysBefore = (db: Db, moment: Date): Promise<void> => deleteInSteps(db, 'idempotency', sql`created_at < ${moment}`);

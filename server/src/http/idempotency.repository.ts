import { type Selectable, sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import type { IdempotencyTable } from './tables.ts';

type Row = Selectable<IdempotencyTable>;

/** Where answers are kept: `passing_answers` does not survive a crash of the database. */
export type AnswerTable = 'idempotency' | 'passing_answers';

interface Key extends Pick<Row, 'scope' | 'key'> {
  readonly table: AnswerTable;
}

/**
 * Stores a key; false if it is taken. Waits until the transaction that stores the same key ends: from here on, a
 * statement of this transaction that waits longer than `wait` milliseconds for a lock fails.
 */
export async function insertKey(
  trx: Db,
  { table, scope, key, endpoint, hash, created_at }: Key & Pick<Row, 'endpoint' | 'hash' | 'created_at'>,
  wait: number,
): Promise<boolean> {
  const { rows } = await sql`${prepared}
    insert into ${sql.table(table)} (scope, key, endpoint, hash, created_at)
    select ${scope}, ${key}, ${endpoint}, ${hash}, ${created_at}::timestamptz
    from (select set_config('lock_timeout', ${String(wait)}, true)) limited
    on conflict (scope, key) do nothing
    returning key`.execute(trx);
  return rows.length > 0;
}

/** What was stored with a key, locked until the transaction ends. */
export async function lockKey(trx: Db, { table, scope, key }: Key) {
  const { rows } = await sql<Omit<Row, 'scope' | 'key'>>`
    select endpoint, hash, answer, signed_in, session, created_at from ${sql.table(table)}
    where scope = ${scope} and key = ${key}
    for update`.execute(trx);
  if (rows[0] === undefined) throw new Error('A taken key has no row.');
  return rows[0];
}

/** Stores the answer with its key; `answer` undefined: nothing was returned. */
export async function saveAnswer(
  trx: Db,
  { table, scope, key }: Key,
  { answer, signed_in, session, created_at }: Pick<Row, 'answer' | 'signed_in' | 'session' | 'created_at'>,
): Promise<void> {
  const text = answer === undefined ? null : JSON.stringify(answer);
  await sql`${prepared}
    update ${sql.table(table)}
    set answer = ${text}::jsonb, signed_in = ${signed_in}::uuid, session = ${session}::uuid, created_at = ${created_at}::timestamptz
    where scope = ${scope} and key = ${key}`.execute(trx);
}

/** After that, a repeat of a write acts anew. */
export async function deleteKeysBefore(db: Db, moment: Date): Promise<void> {
  await deleteInSteps(db, 'idempotency', sql`created_at < ${moment}`);
  await deleteInSteps(db, 'passing_answers', sql`created_at < ${moment}`);
}

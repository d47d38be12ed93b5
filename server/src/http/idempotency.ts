import type { ApiError, Result } from '@amarena/shared/errors';
import { failure, success } from '@amarena/shared/errors';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../db/schema.ts';
import { errorCode } from '../errorCode.ts';
import { MINUTE } from '../times.ts';

/** The member that a write logged in, and the session. */
export interface SignedIn {
  readonly member: string;
  /** The session's id. Its token is not stored. */
  readonly session: string;
}

export interface Intent {
  /** The owner of the key: a member's id, or `visitor`. */
  readonly scope: string;
  readonly key: string;
  readonly endpoint: string;
  readonly hash: string;
  readonly now: Date;
  /** Resumes the session of the first answer. False if it is over; then the repeat acts anew. Default: nothing logs in. */
  readonly resume?: (trx: Db, signedIn: SignedIn) => Promise<boolean>;
}

/** What a write returned, and whom it logged in. */
export interface Acted {
  readonly answer: unknown;
  readonly signed_in: SignedIn | null;
}

/** How long a repeat waits for the first request before it answers `request_in_progress`. */
const WAIT = '5s';
/** How long a key can reopen the session that it created: a browser retries for two minutes at most. */
const RESUMED_WITHIN = 10 * MINUTE;
const DEADLOCKS = ['40P01', '40001'];
const LOCK_TIMEOUT = '55P03';
const ATTEMPTS = 3;

class Refused extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.code);
    this.error = error;
  }
}

/** The first answer; null if it logged in and its session cannot be resumed. */
async function replay(trx: Db, { scope, key, endpoint, hash, now, resume }: Intent): Promise<Acted | null> {
  const first = await trx
    .selectFrom('idempotency')
    .select(['endpoint', 'hash', 'answer', 'signed_in', 'session', 'created_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (first.endpoint !== endpoint || first.hash !== hash) throw new Refused({ code: 'idempotency_key_reused' });
  if (first.signed_in === null) return { answer: first.answer, signed_in: null };
  if (first.session === null || now.getTime() - first.created_at.getTime() > RESUMED_WITHIN) return null;
  const signed_in = { member: first.signed_in, session: first.session };
  return (await resume?.(trx, signed_in)) ? { answer: first.answer, signed_in } : null;
}

async function actOrReplay(trx: Db, intent: Intent, act: (trx: Db) => Promise<Result<Acted, ApiError>>): Promise<Acted> {
  await sql`set local lock_timeout = ${sql.lit(WAIT)}`.execute(trx);
  const { scope, key, endpoint, hash, now } = intent;
  // A repeat that arrives while the first request still runs waits in this statement for the first to commit.
  const mine = await trx
    .insertInto('idempotency')
    .values({ scope, key, endpoint, hash, answer: null, signed_in: null, session: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const kept = mine === undefined ? await replay(trx, intent) : null;
  if (kept !== null) return kept;
  const acted = await act(trx);
  if (!acted.ok) throw new Refused(acted.error);
  const { answer, signed_in } = acted.value;
  await trx
    .updateTable('idempotency')
    .set({
      answer: answer === undefined ? null : JSON.stringify(answer),
      signed_in: signed_in?.member ?? null,
      session: signed_in?.session ?? null,
      created_at: now,
    })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return acted.value;
}

/**
 * Acts once per key: key, effect and answer commit together, and a repeat gets the stored answer. A refusal leaves
 * neither effect nor key behind, so that the request may be tried again once its cause is fixed.
 */
export async function once(db: Db, intent: Intent, act: (trx: Db) => Promise<Result<Acted, ApiError>>): Promise<Result<Acted, ApiError>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return success(await inTransaction(db, (trx) => actOrReplay(trx, intent, act)));
    } catch (error) {
      if (error instanceof Refused) return failure(error.error);
      if (errorCode(error) === LOCK_TIMEOUT) return failure({ code: 'request_in_progress' });
      if (!DEADLOCKS.includes(errorCode(error) ?? '') || attempt === ATTEMPTS) throw error;
    }
  }
}

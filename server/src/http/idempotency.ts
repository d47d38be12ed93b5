import type { ApiError, Result } from '@amarena/shared/errors';
import { failure, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../db/schema.ts';
import { errorCode } from '../errorCode.ts';
import { MINUTE } from '../times.ts';
import { type AnswerTable, insertKey, lockKey, saveAnswer } from './idempotency.repository.ts';

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
  /**
   * Where the answer is kept. Default: `idempotency`. `passing_answers` is for a handler that recognises a repeat by
   * itself.
   */
  readonly table?: AnswerTable;
  /** Resumes the session of the first answer. False if it is over; then the repeat acts anew. Default: nothing logs in. */
  readonly resume?: (trx: Db, signedIn: SignedIn) => Promise<boolean>;
}

/** What a write returned, and whom it logged in. */
export interface Acted {
  readonly answer: unknown;
  readonly signed_in: SignedIn | null;
}

/** Milliseconds that a repeat waits for the first request before it answers `request_in_progress`. */
const WAIT = 5_000;
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

type Kept = Intent & Required<Pick<Intent, 'table'>>;

/** The first answer; null if it logged in and its session cannot be resumed. */
async function replay(trx: Db, intent: Kept): Promise<Acted | null> {
  const { endpoint, hash, now, resume } = intent;
  const first = await lockKey(trx, intent);
  if (first.endpoint !== endpoint || first.hash !== hash) throw new Refused({ code: 'idempotency_key_reused' });
  if (first.signed_in === null) return { answer: first.answer, signed_in: null };
  if (first.session === null || now.getTime() - first.created_at.getTime() > RESUMED_WITHIN) return null;
  const signed_in = { member: first.signed_in, session: first.session };
  return (await resume?.(trx, signed_in)) ? { answer: first.answer, signed_in } : null;
}

async function actOrReplay(trx: Db, intent: Kept, act: (trx: Db) => Promise<Result<Acted, ApiError>>): Promise<Acted> {
  const { now } = intent;
  // A repeat that arrives while the first request still runs waits in this statement for the first to commit.
  const mine = await insertKey(trx, { ...intent, created_at: now }, WAIT);
  const kept = mine ? null : await replay(trx, intent);
  if (kept !== null) return kept;
  const acted = await act(trx);
  if (!acted.ok) throw new Refused(acted.error);
  const { answer, signed_in } = acted.value;
  await saveAnswer(trx, intent, { answer, signed_in: signed_in?.member ?? null, session: signed_in?.session ?? null, created_at: now });
  return acted.value;
}

/**
 * Acts once per key: key, effect and answer commit together, and a repeat gets the stored answer. A refusal leaves
 * neither effect nor key behind, so that the request may be tried again once its cause is fixed.
 */
export async function once(db: Db, intent: Intent, act: (trx: Db) => Promise<Result<Acted, ApiError>>): Promise<Result<Acted, ApiError>> {
  const kept: Kept = { ...intent, table: intent.table ?? 'idempotency' };
  for (let attempt = 1; ; attempt++) {
    try {
      return success(await inTransaction(db, (trx) => actOrReplay(trx, kept, act)));
    } catch (error) {
      if (error instanceof Refused) return failure(error.error);
      if (errorCode(error) === LOCK_TIMEOUT) return failure({ code: 'request_in_progress' });
      if (!DEADLOCKS.includes(errorCode(error) ?? '') || attempt === ATTEMPTS) throw error;
    }
  }
}

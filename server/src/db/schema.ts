import type { Result } from '@amarena/shared/errors/apiErrors';
import { type Kysely, sql } from 'kysely';
import type { CdnTables } from '../cdn/tables.ts';
import type { AccountsTables } from '../domains/accounts/tables.ts';
import type { BlocksTables } from '../domains/blocks/tables.ts';
import type { ChatsTables } from '../domains/chats/tables.ts';
import type { ContentTables } from '../domains/content/tables.ts';
import type { CreditsTables } from '../domains/credits/tables.ts';
import type { DeliveryTables } from '../domains/delivery/tables.ts';
import type { EncountersTables } from '../domains/encounters/tables.ts';
import type { LandersTables } from '../domains/landers/tables.ts';
import type { LikesTables } from '../domains/likes/tables.ts';
import type { MatchTables } from '../domains/match/tables.ts';
import type { ModerationTables } from '../domains/moderation/tables.ts';
import type { NoticesTables } from '../domains/notices/tables.ts';
import type { PasskeysTables } from '../domains/passkeys/tables.ts';
import type { PaymentsTables } from '../domains/payments/tables.ts';
import type { ProfilesTables } from '../domains/profiles/tables.ts';
import type { PushTables } from '../domains/push/tables.ts';
import type { ReleasesTables } from '../domains/releases/tables.ts';
import type { SearchTables } from '../domains/search/tables.ts';
import type { SettingsTables } from '../domains/settings/tables.ts';
import type { SignupStepsTables } from '../domains/signupSteps/tables.ts';
import type { SwipeTables } from '../domains/swipe/tables.ts';
import type { VerificationTables } from '../domains/verification/tables.ts';
import type { VisitsTables } from '../domains/visits/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { LiveTables } from '../live/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PhotosTables } from '../photos/tables.ts';
import type { DbTables } from './tables.ts';

/** All tables. A domain declares its own in `tables.ts` and adds them here. */
export interface Schema
  extends AccountsTables,
    BlocksTables,
    CdnTables,
    ChatsTables,
    ContentTables,
    CreditsTables,
    DbTables,
    DeliveryTables,
    EncountersTables,
    HttpTables,
    LandersTables,
    LikesTables,
    LiveTables,
    MailTables,
    MatchTables,
    ModerationTables,
    NoticesTables,
    PasskeysTables,
    PaymentsTables,
    PhotosTables,
    ProfilesTables,
    PushTables,
    ReleasesTables,
    SearchTables,
    SettingsTables,
    SignupStepsTables,
    SwipeTables,
    VerificationTables,
    VisitsTables {}

/**
 * The database or an open transaction. Inside a transaction pass on the transaction: the embedded database has only one
 * connection.
 */
export type Db = Kysely<Schema>;

/** Callbacks that wait for the commit of each open transaction. */
const waiting = new WeakMap<Db, (() => void)[]>();

/** Runs `work` in the open transaction, or in a new one if none is open. The only way to open a transaction. */
export async function inTransaction<Value>(db: Db, work: (trx: Db) => Promise<Value>): Promise<Value> {
  if (db.isTransaction) return work(db);
  const acts: (() => void)[] = [];
  const value = await db.transaction().execute((trx) => {
    waiting.set(trx, acts);
    return work(trx);
  });
  for (const act of acts) act();
  return value;
}

class Undone extends Error {}

/**
 * Like `inTransaction`, for work that may be refused: a refusal rolls everything back. No transaction may be open,
 * since a part of one cannot be rolled back.
 */
export async function unlessRefused<Value, Refusal>(
  db: Db,
  work: (trx: Db) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  if (db.isTransaction) throw new Error('A refusal would undo a part of the open transaction.');
  let refused: Result<never, Refusal> | null = null;
  try {
    return await inTransaction(db, async (trx) => {
      const done = await work(trx);
      if (done.ok) return done;
      refused = done;
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone && refused !== null) return refused;
    throw error;
  }
}

/** Like `unlessRefused` within an open transaction: a refusal rolls back what `work` did, and the transaction goes on. */
export async function unlessRefusedWithin<Value, Refusal>(
  trx: Db,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  await sql`savepoint before_work`.execute(trx);
  const done = await work();
  if (!done.ok) await sql`rollback to savepoint before_work`.execute(trx);
  return done;
}

/** Calls `act` once the transaction of `db` has committed, and never if it rolls back; at once if none is open. */
export function afterCommit(db: Db, act: () => void): void {
  const acts = waiting.get(db);
  if (acts !== undefined) acts.push(act);
  else if (db.isTransaction) throw new Error('This transaction was not opened by inTransaction: nobody would act after its commit.');
  else act();
}

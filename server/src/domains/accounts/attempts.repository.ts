import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** What an attempt is counted for. Every value is a fingerprint. */
export interface AttemptKey {
  readonly key: string;
  readonly account: string | null;
  /** Null if many people share the address, or if the browser is known. */
  readonly address: string | null;
}

interface Rule {
  /** Attempts allowed without a wait. */
  readonly free: number;
  /** Milliseconds without an attempt after which the count restarts. */
  readonly window: number;
  /** The longest wait in minutes. Waits start at one minute and double each time. */
  readonly longest: number;
}

/**
 * Counts an attempt. Undefined if the key has to wait; then nothing is counted. Parallel attempts are counted one by
 * one.
 */
export async function countAttempt(db: Db, { key, account, address }: AttemptKey, now: Date, { free, window, longest }: Rule) {
  const from = new Date(now.getTime() - window);
  const isOver = sql<boolean>`greatest(login_attempts.window_started, login_attempts.waits_until) <= ${from}`;
  const pause = sql`make_interval(mins => least(${longest}::int, power(2, least(login_attempts.failed + 1 - ${free}::int, 10))::int))`;
  return db
    .insertInto('login_attempts')
    .values({ key, account, address, failed: 1, window_started: now, waits_until: null, right_at: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failed: sql`case when ${isOver} then 1 else login_attempts.failed + 1 end`,
          window_started: now,
          waits_until: sql`case when ${isOver} or login_attempts.failed + 1 < ${free}::int then null else ${now}::timestamptz + ${pause} end`,
        })
        .where((where) => where.or([where('login_attempts.waits_until', 'is', null), where('login_attempts.waits_until', '<=', now)])),
    )
    .returning('failed')
    .executeTakeFirst();
}

/** Until when a key has to wait; undefined if it does not. */
export async function waitOf(db: Db, key: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('login_attempts')
    .select('waits_until')
    .where('key', '=', key)
    .where('waits_until', '>', now)
    .executeTakeFirst();
  return row?.waits_until ?? undefined;
}

/** The attempt succeeded: resets the key. */
export async function saveSuccess(db: Db, key: string, right_at: Date): Promise<void> {
  await db.updateTable('login_attempts').set({ failed: 0, waits_until: null, right_at }).where('key', '=', key).execute();
}

/** Resets the account for every address. */
export async function forgetAccount(db: Db, account: string): Promise<void> {
  await db.updateTable('login_attempts').set({ failed: 0, waits_until: null }).where('account', '=', account).execute();
}

/**
 * When an address last failed on each account since `since`, newest first, and how many accounts it logged in to within
 * a day.
 */
export async function attemptsOfAddress(db: Db, address: string, { since, day }: { since: Date; day: Date }) {
  const failures = await db
    .selectFrom('login_attempts')
    .select(['key', 'window_started'])
    .where('address', '=', address)
    .where('failed', '>', 0)
    .where('window_started', '>', since)
    .orderBy('window_started', 'desc')
    .execute();
  const { right } = await db
    .selectFrom('login_attempts')
    .select((select) => select.fn.countAll<string>().as('right'))
    .where('address', '=', address)
    .where('right_at', '>', day)
    .executeTakeFirstOrThrow();
  return { failures, right: Number(right) };
}

/** How many addresses failed to log in to an account since a moment. */
export async function addressesThatFailed(db: Db, account: string, since: Date): Promise<number> {
  const { addresses } = await db
    .selectFrom('login_attempts')
    .select((select) => select.fn.countAll<string>().as('addresses'))
    .where('account', '=', account)
    .where('address', 'is not', null)
    .where('failed', '>', 0)
    .where('window_started', '>', since)
    .executeTakeFirstOrThrow();
  return Number(addresses);
}

export async function deleteAttemptsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('window_started', '<', moment).execute();
}

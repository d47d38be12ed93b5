import { sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';
import type { TrialFigures } from '../../delivery/canaryRule.ts';
import type { Trial } from '../../delivery/canaryTrials.ts';

/** Any number that nothing else locks by: who holds it looks after the canaries. */
const LOCK = 4_001;

/** Takes the right to look after the canaries until the transaction ends; false: another process has it. */
export async function lockTrials(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/** What happened to the visitors of one version since a trial began. */
export async function trialFigures(db: Db, { remote, at }: Trial, version: string): Promise<TrialFigures> {
  const row = await db
    .selectFrom('canary_visitors')
    .select(({ fn }) => [
      fn.countAll<string>().as('visitors'),
      sql<string>`count(*) filter (where failed)`.as('failed'),
      fn.count<string>('slow').as('timed'),
      sql<string>`count(*) filter (where slow)`.as('slow'),
    ])
    .where('remote', '=', remote)
    .where('trial', '=', new Date(at))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { visitors: Number(row.visitors), failed: Number(row.failed), timed: Number(row.timed), slow: Number(row.slow) };
}

/** Notes that a canary which was taken back is being told of; false: it was told before. */
export async function noteTold(trx: Db, notice: { remote: string; version: string; at: Date }): Promise<boolean> {
  const noted = await trx
    .insertInto('delivery_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Forgets counts from before a moment, and the visitors of trials that have ended. */
export async function forgetOld(db: Db, before: Date, running: readonly Trial[]): Promise<void> {
  await db.deleteFrom('client_errors').where('day', '<', before.toISOString().slice(0, 10)).execute();
  await deleteInSteps(db, 'remote_starts', sql`hour < ${before}`);
  await db
    .deleteFrom('canary_visitors')
    .where(({ not, or, and, eb }) =>
      not(or(running.map(({ remote, at }) => and([eb('remote', '=', remote), eb('trial', '=', new Date(at))])))),
    )
    .execute();
}

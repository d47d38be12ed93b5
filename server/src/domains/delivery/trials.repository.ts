import { GOOD_UP_TO } from '@amarena/shared/contracts/platform/fieldFigures';
import { sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';
import type { JudgedMetric, MeasuredVisitors, TrialMeasures } from '../../delivery/canaryFigures.ts';
import type { TrialFigures } from '../../delivery/canaryRule.ts';
import type { Trial } from '../../delivery/canaryTrials.ts';
import { figureBucketOf, figureOf } from './fieldBuckets.ts';

/** Key of the lock of the process that watches the canaries. Any number that no other lock uses. */
const LOCK = 4_001;

/** Acquires the right to watch the canaries until the transaction ends. False if another process has it. */
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

/** The first LCP and INP of each visitor of a version, since a trial began. */
export async function trialMeasures(db: Db, { remote, at }: Trial, version: string): Promise<TrialMeasures> {
  const of = async (metric: JudgedMetric, column: 'lcp' | 'inp'): Promise<MeasuredVisitors> => {
    const good = figureBucketOf(GOOD_UP_TO[metric]);
    const row = await db
      .selectFrom('canary_visitors')
      .select(({ fn, ref }) => [
        fn.count<string>(column).as('measured'),
        sql<string>`count(*) filter (where ${ref(column)} > ${good})`.as('poor'),
        sql<number | null>`percentile_disc(0.75) within group (order by ${ref(column)})`.as('p75'),
      ])
      .where('remote', '=', remote)
      .where('trial', '=', new Date(at))
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return { measured: Number(row.measured), poor: Number(row.poor), p75: row.p75 === null ? null : figureOf(row.p75) };
  };
  return { LCP: await of('LCP', 'lcp'), INP: await of('INP', 'inp') };
}

/** Records that the notice about a canary that was taken back is sent. False if it was sent before. */
export async function recordNotice(trx: Db, notice: { remote: string; version: string; at: Date }): Promise<boolean> {
  const noted = await trx
    .insertInto('delivery_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Deletes counts from before a moment, and the visitors of trials that have ended. */
export async function forgetOld(db: Db, before: Date, running: readonly Trial[]): Promise<void> {
  await db.deleteFrom('client_errors').where('day', '<', before.toISOString().slice(0, 10)).execute();
  await deleteInSteps(db, 'remote_starts', sql`hour < ${before}`);
  await db.deleteFrom('page_figures').where('day', '<', before.toISOString().slice(0, 10)).execute();
  await db
    .deleteFrom('canary_visitors')
    .where(({ not, or, and, eb }) =>
      not(or(running.map(({ remote, at }) => and([eb('remote', '=', remote), eb('trial', '=', new Date(at))])))),
    )
    .execute();
}

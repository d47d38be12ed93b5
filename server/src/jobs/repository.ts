import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Of these queues, those with a job that is due. */
export async function dueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...names]}::text[]) as queue (name) where exists (
      select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
    )`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Deletes every job of these queues of which a value is one of these, whatever its state: waiting, running, failed for
 * good, or done. Letters count the same in upper and lower case.
 */
export async function deleteJobsNaming(
  db: Db,
  { queues, values }: { queues: readonly string[]; values: readonly string[] },
): Promise<void> {
  await sql`
    delete from pgboss.job where name = any(${queues}::text[]) and exists (
      select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) as one (name, value)
      where lower(one.value) = any(${values.map((value) => value.toLowerCase())}::text[])
    )`.execute(db);
}

export interface WaitingJobs {
  readonly job: string;
  readonly count: number;
  /** Seconds. */
  readonly oldest: number;
}

/** How many jobs of these queues are due, and for how long the oldest has been. */
export async function waitingByJob(db: Db, queues: readonly { readonly name: string }[]): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select queue.name as job, count(job.id)::integer as count,
      coalesce(extract(epoch from pgboss.job_now() - min(job.start_after)), 0)::float as oldest
    from unnest(${queues.map(({ name }) => name)}::text[]) as queue (name)
    left join pgboss.job on job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
    group by queue.name`.execute(db);
  return rows;
}

/** How many jobs wait in these queues, by the queue that they failed in. */
export async function deadByJob(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ source_name: string; dead: number }>`
    select source_name, count(*)::integer as dead from pgboss.job
    where name = any(${[...names]}::text[]) and state < 'active' group by source_name`.execute(db);
  return new Map(rows.map(({ source_name, dead }) => [source_name, dead]));
}

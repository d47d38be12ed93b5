import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { DEAD_QUEUES } from './queues.ts';

/** A job that has failed for good. */
export interface DeadJob {
  readonly id: string;
  /** Its kind. */
  readonly job: string;
  /** When its last try failed. */
  readonly failed_at: Date;
  /** How often it was tried. */
  readonly tries: number;
  /** Why the last try failed. */
  readonly reason: string;
  readonly data: object;
}

/** Which of them: by id, or all of a kind. */
export type WhichDead = { readonly ids: readonly string[] } | { readonly job: string };

const reasonOf = (output: object | null): string => {
  const message = output !== null && 'message' in output ? output.message : output;
  return typeof message === 'string' ? message : JSON.stringify(message);
};

const asDead = ({ id, sourceName, createdOn, sourceRetryCount, sourceOutput, data }: JobWithMetadata): DeadJob => ({
  id,
  job: sourceName ?? '',
  failed_at: createdOn,
  tries: (sourceRetryCount ?? 0) + 1,
  reason: reasonOf(sourceOutput),
  data,
});

/** The jobs that failed for good, oldest first. */
export async function deadJobs(boss: PgBoss): Promise<DeadJob[]> {
  const found: JobWithMetadata[] = [];
  for (const name of DEAD_QUEUES) found.push(...(await boss.findJobs<object>(name, { queued: true })));
  return found.map(asDead).toSorted((one, other) => one.failed_at.getTime() - other.failed_at.getTime());
}

const idsOf = async (boss: PgBoss, which: WhichDead): Promise<string[]> =>
  'ids' in which ? [...which.ids] : (await deadJobs(boss)).flatMap(({ id, job }) => (job === which.job ? id : []));

/** Runs them again, as if they had just been added. Returns how many. */
export async function retryDead(boss: PgBoss, which: WhichDead): Promise<number> {
  const ids = await idsOf(boss, which);
  let moved = 0;
  for (const name of DEAD_QUEUES) if (ids.length > 0) moved += await boss.redrive(name, { ids, limit: ids.length });
  return moved;
}

/** Deletes them. Returns how many. */
export async function dropDead(boss: PgBoss, which: WhichDead): Promise<number> {
  const ids = await idsOf(boss, which);
  const known = (await deadJobs(boss)).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  for (const name of DEAD_QUEUES) if (known.length > 0) await boss.deleteJob(name, known);
  return known.length;
}

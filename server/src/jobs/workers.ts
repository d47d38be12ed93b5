import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Db } from '../db/schema.ts';
import { traced } from '../tracing/work.ts';
import type { QueueKind } from './queues.ts';
import { dueQueues } from './repository.ts';

export interface Worker extends QueueKind {
  /** `signal` ends with this process's claim to the job: from then on another one may run it. */
  run(data: object, signal: AbortSignal): Promise<void>;
}

interface Deps {
  readonly boss: PgBoss;
  readonly db: Db;
  readonly workers: readonly Worker[];
  readonly onFailure: (job: string, error: unknown) => void;
  readonly onDone: (job: string) => void;
}

/** Milliseconds between two looks for jobs that are due, in all queues by one statement. */
const LOOK_EVERY = 1_000;
// What a worker does on its own, if the look fails.
const POLL_SECONDS = 300;
/** Milliseconds between two looks for jobs of a batch that are done. */
const SETTLE_EVERY = 250;

const asOutput = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack ?? '' } : { message: String(error) };

/** Starts to work on all queues. Returns a function that ends the looks for due jobs. */
export async function startWorkers({ boss, db, workers, onFailure, onDone }: Deps): Promise<() => void> {
  const ids = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of ids.get(name) ?? []) boss.notifyWorker(id);
  };

  async function perform({ name, run }: Worker, { id, data, signal }: Job<object>): Promise<JobResult> {
    try {
      await traced({ kind: 'job', name }, () => run(data, signal));
      onDone(name);
      return { id, status: 'completed' };
    } catch (error) {
      onFailure(name, error);
      return { id, status: 'failed', output: asOutput(error) };
    }
  }

  /**
   * A stop repeats all jobs of a batch that is not done, so those that are done do not wait for a slow one. If that fails,
   * the batch says so of all its jobs in the end.
   */
  async function together(name: string, jobs: readonly Job<object>[], one: (job: Job<object>) => Promise<JobResult>): Promise<JobResult[]> {
    const done: string[] = [];
    let settled: Promise<unknown> = Promise.resolve();
    const settling = setInterval(() => {
      const ids = done.splice(0);
      if (ids.length > 0) settled = settled.then(() => boss.complete(name, ids)).catch(() => undefined);
    }, SETTLE_EVERY).unref();
    try {
      return await Promise.all(
        jobs.map(async (job) => {
          const result = await one(job);
          if (result.status === 'completed') done.push(job.id);
          return result;
        }),
      );
    } finally {
      clearInterval(settling);
      // The queue settles all of them after this, in another order: the two must not wait for each other's rows.
      await settled;
    }
  }

  async function startWorker(worker: Worker): Promise<string> {
    const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: worker.batch ?? 1, perJobResults: true } as const;
    const started: Promise<string> = boss.work<object, JobResult[], typeof options>(worker.name, options, async (jobs) => {
      const results = await together(worker.name, jobs, (job) => perform(worker, job));
      // If there was a job, there may be more: the worker rests only after finding none.
      boss.notifyWorker(await started);
      return results;
    });
    return started;
  }

  for (const worker of workers) {
    const mine: string[] = [];
    for (let count = 0; count < (worker.workers ?? 1); count++) mine.push(await startWorker(worker));
    ids.set(worker.name, mine);
  }

  const names = workers.map(({ name }) => name);
  let isLooking = false;
  const timer = setInterval(() => {
    // Waits for a slow database instead of asking it again.
    if (isLooking) return;
    isLooking = true;
    dueQueues(db, names)
      .then(
        (due) => due.forEach(wake),
        (error: unknown) => onFailure('queue', error),
      )
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}

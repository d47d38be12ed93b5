import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { traced } from '../tracing/work.ts';
import type { JobKind } from './kinds.ts';
import { DEAD, DEAD_PERSONAL, DEAD_QUEUES, deadQueueOf, openDeadQueues, openQueue, SCHEMA } from './queues.ts';
import { deadByJob, deleteJobsNaming, type WaitingJobs, waitingByJob } from './repository.ts';
import { startWorkers, type Worker } from './workers.ts';

export type { WaitingJobs } from './repository.ts';

export interface JobOptions {
  /** The earliest time at which it runs. Default: at once. */
  readonly startAfter?: Date;
}

interface Deps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly onFailure: (job: string, error: unknown) => void;
  /** Called for each job that succeeded. Default: nothing is. */
  readonly onDone?: (job: string) => void;
  /** False: this process only adds jobs. Default: it works on them, too. */
  readonly works?: boolean;
}

const SUPERVISE_SECONDS = 30;
const CRON_SECONDS = 10;
/** The queue's own chains of jobs, which nothing here uses. */
const FLOW_SECONDS = 3_600;
const BATCH = 20;
const STOP_WITHIN = 10_000;

/**
 * Durable jobs in the site's own database. A job is added in the transaction of its cause, so neither exists without
 * the other.
 */
export function createJobs({ database, onFailure, onDone = () => undefined, works = true }: Deps) {
  // While it adds a job, the queue also reads its own settings from the database. With a single connection it would
  // wait for itself for ever, so everything it does inside `add` goes through the open transaction.
  const open = new AsyncLocalStorage<Db>();
  const executeSql = async (text: string, values: unknown[] = []) => {
    const trx = open.getStore();
    if (trx === undefined) return database.pool.query(text, values);
    return { rows: [...(await trx.executeQuery<unknown>(CompiledQuery.raw(text, values))).rows] };
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    schedule: works,
    supervise: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    cronWorkerIntervalSeconds: CRON_SECONDS,
    flowIntervalSeconds: FLOW_SECONDS,
  });
  boss.on('error', (error) => onFailure('queue', error));
  const workers: Worker[] = [];
  let endWork: () => void = () => undefined;

  async function add<Data extends object>(trx: Db, kind: JobKind<Data>, data: Data, { startAfter }: JobOptions = {}): Promise<void> {
    await open.run(trx, () => boss.send(kind.name, data, startAfter === undefined ? {} : { startAfter }));
  }

  return {
    /**
     * Registers the handler of a kind of job. Call it before `start`. A job may run more than once, so handlers must be
     * idempotent. `signal` ends with this process's claim to the job: from then on another one may run it.
     */
    handle<Data extends object>(kind: JobKind<Data>, run: (data: Data, signal: AbortSignal) => Promise<void>): void {
      workers.push({ ...kind, cron: null, run: (data, signal) => run(data as Data, signal) });
    },

    /**
     * Runs regularly, in one process at a time. `cron` has five fields, in UTC. By default, a failed run is not retried
     * before the next time.
     */
    every(name: string, cron: string, run: () => Promise<void>, { retries = 0 }: { retries?: number } = {}): void {
      workers.push({ name, retries, cron, run });
    },

    /** Adds a job; it exists once the transaction commits. */
    add,

    /** Like `add`, but if jobs with the same data have failed for good, these run again instead. */
    async addAgain<Data extends object>(trx: Db, kind: JobKind<Data>, data: Data): Promise<void> {
      const dead = deadQueueOf({ ...kind, cron: null });
      const again = dead === null ? 0 : await open.run(trx, () => boss.redrive(dead, { sourceName: kind.name, data }));
      if (again === 0) await add(trx, kind, data);
    },

    /** Deletes the personal jobs that name one of these ids or addresses in their data, also those that failed for good. */
    forget(trx: Db, named: readonly string[]): Promise<void> {
      const personal = workers.flatMap((worker) => (worker.personal ? [worker.name] : []));
      return deleteJobsNaming(trx, { queues: [...personal, DEAD, DEAD_PERSONAL], values: named });
    },

    /** Creates the queues, so that jobs can be added. */
    async open(): Promise<void> {
      await boss.start();
      await openDeadQueues(boss);
      for (const worker of workers) {
        await openQueue(boss, worker);
        if (works && worker.cron !== null) await boss.schedule(worker.name, worker.cron);
      }
    },

    /** Starts to process jobs. */
    async start(): Promise<void> {
      if (works) endWork = await startWorkers({ boss, db: database.db, workers, onFailure, onDone });
    },

    /** Runs everything that is due, in this process, until nothing is left. For tests and tools. */
    async runDue(): Promise<void> {
      for (let found = 1; found > 0; ) {
        found = 0;
        for (const worker of workers) {
          for (const job of await boss.fetch<object>(worker.name, { batchSize: BATCH })) {
            found += 1;
            await traced({ kind: 'job', name: worker.name }, () => worker.run(job.data, new AbortController().signal));
            await boss.complete(worker.name, job.id);
            onDone(worker.name);
          }
        }
      }
    },

    /** How many jobs of each kind have failed for good and still wait for someone. */
    async dead(): Promise<ReadonlyMap<string, number>> {
      const none = workers.flatMap(({ name, cron }): [string, number][] => (cron === null ? [[name, 0]] : []));
      return new Map([...none, ...(await deadByJob(database.db, DEAD_QUEUES))]);
    },

    /** How many jobs of each kind are due, and for how long the oldest has been. */
    waiting: (): Promise<readonly WaitingJobs[]> => waitingByJob(database.db, workers),

    async stop(): Promise<void> {
      endWork();
      await boss.stop({ graceful: true, timeout: STOP_WITHIN });
    },
  };
}
export type Jobs = ReturnType<typeof createJobs>;

import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/open.ts';
import type { Db } from '../db/schema.ts';

/** A kind of job: its name in the queue and its data. Data is JSON, with ids rather than copies. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a failing job is retried, with growing pauses. Default: 5. */
  readonly retries?: number;
  readonly data?: Data;
}
export const jobKind = <Data extends object>(name: string, options: { retries?: number } = {}): JobKind<Data> => ({ name, ...options });

export interface JobOptions {
  /** The earliest time at which it runs. Default: at once. */
  readonly startAfter?: Date;
}

interface Worker {
  readonly name: string;
  readonly retries: number;
  readonly cron: string | null;
  run(data: object): Promise<void>;
}

interface Deps {
  readonly database: Pick<Database, 'pool'>;
  readonly onFailure: (job: string, error: unknown) => void;
}

const RETRIES = 5;
const RETRY_PAUSE_SECONDS = 2;
const POLL_SECONDS = 1;
// Seconds that a finished job is kept: short, because its data may contain an address or a link.
const KEPT_SECONDS = 3_600;
// How often a worker sends a heartbeat; another one soon takes over the job of a killed process.
const HEARTBEAT_SECONDS = 20;
const SUPERVISE_SECONDS = 30;
const BATCH = 20;
const SCHEMA = 'pgboss';

/**
 * Durable jobs in the site's own database. A job is added in the transaction of its cause, so neither exists without
 * the other.
 */
export function createJobs({ database, onFailure }: Deps) {
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
    superviseIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => onFailure('queue', error));
  const workers: Worker[] = [];

  async function perform(worker: Worker, data: object): Promise<void> {
    try {
      await worker.run(data);
    } catch (error) {
      onFailure(worker.name, error);
      throw error;
    }
  }

  return {
    /**
     * Registers the handler of a kind of job. Call it before `start`. A job may run more than once, so handlers must be
     * idempotent.
     */
    handle<Data extends object>(kind: JobKind<Data>, run: (data: Data) => Promise<void>): void {
      workers.push({ name: kind.name, retries: kind.retries ?? RETRIES, cron: null, run: (data) => run(data as Data) });
    },

    /**
     * Runs regularly, in one process at a time. `cron` has five fields, in UTC. By default, a failed run is not retried
     * before the next time.
     */
    every(name: string, cron: string, run: () => Promise<void>, { retries = 0 }: { retries?: number } = {}): void {
      workers.push({ name, retries, cron, run });
    },

    /** Adds a job; it exists once the transaction commits. */
    async add<Data extends object>(trx: Db, kind: JobKind<Data>, data: Data, { startAfter }: JobOptions = {}): Promise<void> {
      await open.run(trx, () => boss.send(kind.name, data, startAfter === undefined ? {} : { startAfter }));
    },

    /** Creates the queues, so that jobs can be added. */
    async open(): Promise<void> {
      await boss.start();
      for (const { name, retries, cron } of workers) {
        const options = {
          retryLimit: retries,
          retryDelay: RETRY_PAUSE_SECONDS,
          retryBackoff: true,
          deleteAfterSeconds: KEPT_SECONDS,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        };
        await boss.createQueue(name, options);
        // Otherwise a queue that an earlier version created would keep its settings.
        await boss.updateQueue(name, options);
        if (cron !== null) await boss.schedule(name, cron);
      }
    },

    /** Starts to process jobs. */
    async start(): Promise<void> {
      for (const worker of workers) {
        const working: Promise<string> = boss.work<object>(worker.name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
          for (const job of jobs) await perform(worker, job.data);
          // If there was a job, there may be more: the worker rests only after finding none.
          boss.notifyWorker(await working);
        });
        await working;
      }
    },

    /** Runs everything that is due, in this process, until nothing is left. For tests and tools. */
    async runDue(): Promise<void> {
      for (let found = 1; found > 0; ) {
        found = 0;
        for (const worker of workers) {
          for (const job of await boss.fetch<object>(worker.name, { batchSize: BATCH })) {
            found += 1;
            await perform(worker, job.data);
            await boss.complete(worker.name, job.id);
          }
        }
      }
    },

    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
export type Jobs = ReturnType<typeof createJobs>;

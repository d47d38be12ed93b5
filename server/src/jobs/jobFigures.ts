import { Counter, type Registry } from 'prom-client';
import { databaseGauge } from '../http/databaseGauge.ts';
import type { Jobs, WaitingJobs } from './jobs.ts';

/** What `/metrics` says about jobs as they run in this process. */
export function countJobs(metrics: Registry) {
  const registers = [metrics];
  const labelNames = ['job'] as const;
  const done = new Counter({ name: 'jobs_done_total', help: 'Jobs that succeeded, by job.', labelNames, registers });
  const failed = new Counter({ name: 'jobs_failed_total', help: 'Tries of jobs that failed, by job.', labelNames, registers });
  return { done: (job: string) => done.inc({ job }), failed: (job: string) => failed.inc({ job }) };
}

/** Both gauges of a scrape share one statement. */
function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Shows in `/metrics` what the queue holds. All processes show the same: it is in the database. */
export function exposeQueue(metrics: Registry, jobs: Pick<Jobs, 'dead' | 'waiting'>): void {
  const waiting = shared(jobs.waiting);
  const values = async (of: (jobs: WaitingJobs) => number) => (await waiting()).map((one): readonly [string, number] => [one.job, of(one)]);
  databaseGauge({
    name: 'jobs_dead',
    help: 'Jobs that failed for good and wait for someone to run or drop them, by job.',
    label: 'job',
    metrics,
    read: jobs.dead,
  });
  databaseGauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and wait for a process, by job.',
    label: 'job',
    metrics,
    read: () => values(({ count }) => count),
  });
  databaseGauge({
    name: 'jobs_oldest_seconds',
    help: 'For how long the oldest job that is due has waited, by job.',
    label: 'job',
    metrics,
    read: () => values(({ oldest }) => oldest),
  });
}

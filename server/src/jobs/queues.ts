import type { PgBoss, QueueOptions } from 'pg-boss';
import { DAY, HOUR } from '../times.ts';
import type { KindOptions } from './kinds.ts';

export const SCHEMA = 'pgboss';

/** Where jobs go that have failed for good: nothing works on these queues. */
export const DEAD = 'dead';
export const DEAD_LASTING = 'dead_lasting';
export const DEAD_PERSONAL = 'dead_personal';
export const DEAD_QUEUES = [DEAD, DEAD_LASTING, DEAD_PERSONAL] as const;

const seconds = (milliseconds: number): number => milliseconds / 1_000;
const YEAR = 365 * DAY;
const RETRIES = 5;
const RETRY_PAUSE_SECONDS = 2;
// A finished job is deleted soon, because its data may contain an address or a link.
const FINISHED_KEPT = HOUR;
// A job that nothing works on is not forgotten: the queue's own default would delete it after two weeks.
const WAITING_KEPT = YEAR;
/** Milliseconds that jobs which failed for good are kept. */
const DEAD_KEPT = { [DEAD]: 14 * DAY, [DEAD_LASTING]: 50 * YEAR, [DEAD_PERSONAL]: 3 * DAY } as const;
// How often a worker sends a heartbeat; another one soon takes over the job of a killed process.
const HEARTBEAT_SECONDS = 20;

export interface QueueKind extends KindOptions {
  readonly name: string;
  /** When it runs regularly; null: only when a job is added. */
  readonly cron: string | null;
}

/** The queue of jobs of this kind that failed for good; null if a failed run is just followed by the next one. */
export function deadQueueOf({
  cron,
  lasting = false,
  personal = false,
}: Pick<QueueKind, 'cron' | 'lasting' | 'personal'>): (typeof DEAD_QUEUES)[number] | null {
  if (cron !== null) return null;
  if (lasting) return DEAD_LASTING;
  return personal ? DEAD_PERSONAL : DEAD;
}

/** Creates or changes a queue: one that an earlier version created would keep its settings. */
async function keepQueue(boss: PgBoss, name: string, options: QueueOptions & { readonly deadLetter?: string }): Promise<void> {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, { ...options, deadLetter: options.deadLetter ?? null });
}

/** Creates the queues of jobs that failed for good. */
export async function openDeadQueues(boss: PgBoss): Promise<void> {
  for (const name of DEAD_QUEUES) await keepQueue(boss, name, { retentionSeconds: seconds(DEAD_KEPT[name]) });
}

/** Creates the queue of a kind. */
export async function openQueue(boss: PgBoss, kind: QueueKind): Promise<void> {
  const dead = deadQueueOf(kind);
  await keepQueue(boss, kind.name, {
    retryLimit: kind.retries ?? RETRIES,
    retryDelay: RETRY_PAUSE_SECONDS,
    retryBackoff: true,
    deleteAfterSeconds: seconds(FINISHED_KEPT),
    retentionSeconds: seconds(WAITING_KEPT),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    ...(dead === null ? {} : { deadLetter: dead }),
  });
}

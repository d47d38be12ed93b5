import type { QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import { createAppeals } from './appeals.ts';
import { type ComplaintDeps, createComplaints } from './complaints.ts';
import { createDesk } from './desk.ts';
import { createNotices, type NoticeDeps } from './notices.ts';
import { photoQueue } from './photoQueue.ts';
import type { CaseQueue } from './queue.ts';
import { reportQueue } from './reportQueue.ts';
import { createReports, type ReportDeps } from './reports.ts';
import { createSuspensions, type SuspensionDeps } from './suspensions.ts';

export interface Deps extends ReportDeps, SuspensionDeps, NoticeDeps, ComplaintDeps {
  /** Queues of other domains. */
  readonly queues: readonly CaseQueue[];
}

/** Reports, complaints, appeals, and the desk where moderators decide about them. */
export function createModeration({ queues: others, ...deps }: Deps) {
  const suspensions = createSuspensions(deps);
  const complaints = createComplaints(deps);
  const queues = new Map<QueueKind, CaseQueue>();
  for (const queue of [reportQueue({ ...deps, suspensions }), photoQueue(deps), complaints.queue, ...others]) queues.set(queue.kind, queue);
  const appeals = createAppeals(queues);
  return {
    suspensions,
    complaints,
    appeals,
    reports: createReports(deps),
    desk: createDesk(new Map(queues).set('appeals', appeals.queue), createNotices(deps)),
  };
}
export type Moderation = ReturnType<typeof createModeration>;

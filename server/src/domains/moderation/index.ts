import type { QueueKind } from '@amarena/shared/contracts/moderation';
import { createAppeals } from './appeals.ts';
import { type ComplaintPorts, createComplaints } from './complaints.ts';
import { createDesk } from './desk.ts';
import { createNotices, type NoticePorts } from './notices.ts';
import { photoQueue } from './photoQueue.ts';
import type { CaseQueue } from './queue.ts';
import { reportQueue } from './reportQueue.ts';
import { createReports, type ReportPorts } from './reports.ts';
import { createSuspensions, type SuspensionPorts } from './suspensions.ts';

export interface ModerationPorts extends ReportPorts, SuspensionPorts, NoticePorts, ComplaintPorts {
  /** Queues of other domains. */
  readonly queues: readonly CaseQueue[];
}

/** Reports, complaints, appeals, and the desk where moderators decide about them. */
export function openModeration({ queues: others, ...ports }: ModerationPorts) {
  const suspensions = createSuspensions(ports);
  const complaints = createComplaints(ports);
  const queues = new Map<QueueKind, CaseQueue>();
  for (const queue of [reportQueue({ ...ports, suspensions }), photoQueue(ports), complaints.queue, ...others])
    queues.set(queue.kind, queue);
  const appeals = createAppeals(queues);
  return {
    suspensions,
    complaints,
    appeals,
    reports: createReports(ports),
    desk: createDesk(new Map(queues).set('appeals', appeals.queue), createNotices(ports)),
  };
}
export type Moderation = ReturnType<typeof openModeration>;

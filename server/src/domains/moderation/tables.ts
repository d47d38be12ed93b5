import type { ComplaintCategory } from '@amarena/shared/contracts/moderation/complaints';
import type { AttachedLine, AuditAction, Decision, QueueKind, Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { ReportCategory } from '@amarena/shared/contracts/moderation/reports';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod/mini';
import type { KeptPicture } from '../../photos/keptPicture.ts';

/** A photo that was sent in a conversation and is attached to a report. */
export interface ReportedPhoto {
  /** Id of its message, by which the desk identifies it. */
  message: string;
  conversation: string;
  sequence: number;
  picture: Pick<KeptPicture, 'id' | 'name_key' | 'hash'>;
}

export interface ReportsTable {
  id: string;
  reporter_id: string | null;
  reported_id: string;
  category: ReportCategory;
  text: string | null;
  lines: ColumnType<AttachedLine[], string, string>;
  photos: ColumnType<ReportedPhoto[], string, string>;
  reported_at: Date;
  closed_at: Generated<Date | null>;
}

export interface ComplaintsTable {
  id: string;
  number: Generated<number>;
  category: ComplaintCategory;
  text: string;
  email: string | null;
  member_id: string | null;
  language: Language;
  made_at: Date;
  closed_at: Generated<Date | null>;
}

export interface ClaimsTable {
  queue: QueueKind;
  case_id: string;
  moderator_id: string;
  until: Date;
}

export interface DecisionsTable {
  id: string;
  queue: QueueKind;
  case_id: string;
  member_id: string | null;
  decision: Decision;
  reason: Reason | null;
  photo_id: string | null;
  note: string | null;
  answer: string | null;
  until: Date | null;
  ended_at: Generated<Date | null>;
  decided_by: string | null;
  decided_at: Date;
  overturned_at: Generated<Date | null>;
}

export interface NoticesTable {
  decision_id: string;
  member_id: string;
  side: 'about' | 'author';
}

export interface AppealsTable {
  id: string;
  decision_id: string;
  member_id: string;
  text: string;
  made_at: Date;
  outcome: Generated<'uphold' | 'overturn' | null>;
  closed_at: Generated<Date | null>;
}

export interface AuditTable {
  number: Generated<number>;
  at: Date;
  action: z.infer<typeof AuditAction>;
  actor_id: string | null;
  queue: QueueKind;
  case_id: string;
  member_id: string | null;
  decision: Decision | null;
  reason: Reason | null;
}

export interface ModerationTables {
  reports: ReportsTable;
  complaints: ComplaintsTable;
  moderation_claims: ClaimsTable;
  moderation_decisions: DecisionsTable;
  moderation_notices: NoticesTable;
  appeals: AppealsTable;
  moderation_audit: AuditTable;
}

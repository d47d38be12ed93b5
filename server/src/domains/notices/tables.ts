import type { NoticeKind, Rhythm } from '@amarena/shared/contracts/account/notifications';

export interface NoticeChoicesTable {
  member_id: string;
  kind: NoticeKind;
  email: boolean;
  push: boolean;
  rhythm: Rhythm;
}

export interface NoticesSentTable {
  member_id: string;
  kind: NoticeKind;
  sent_at: Date;
}

export interface NoticesDueTable {
  member_id: string;
  kind: NoticeKind;
  due_at: Date;
}

export interface NoticesTables {
  notice_choices: NoticeChoicesTable;
  notices_sent: NoticesSentTable;
  notices_due: NoticesDueTable;
}

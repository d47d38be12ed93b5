import type { PushKind } from '@amarena/shared/contracts/account/notifications';

export interface PushSubscriptionsTable {
  id: string;
  session_id: string;
  member_id: string;
  /** Address at the push service. */
  endpoint: string;
  /** Keys of the browser, base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface PushSettingsTable {
  member_id: string;
  names: boolean;
  quiet: boolean;
}

export interface PushDueTable {
  member_id: string;
  kind: PushKind;
  due_at: Date;
}

export interface PushSentTable {
  member_id: string;
  kind: PushKind;
  sent_at: Date;
}

export interface PushPresenceTable {
  session_id: string;
  visible_until: Date;
}

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
  push_settings: PushSettingsTable;
  push_due: PushDueTable;
  push_sent: PushSentTable;
  push_presence: PushPresenceTable;
}

import type { Generated } from 'kysely';

export interface InboxMailsTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: Generated<string>;
  created_at: Date;
}

export interface MailTables {
  inbox_mails: InboxMailsTable;
}

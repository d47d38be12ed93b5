import type { ColumnType, Generated } from 'kysely';
import type { KeptPicture } from '../../photos/keptPicture.ts';

export interface ConversationsTable {
  id: string;
  low_member: string;
  high_member: string;
  last_sequence: Generated<number>;
}

export interface ChatsTable {
  member_id: string;
  conversation: string;
  partner_id: string;
  updated_at: Date;
  last_sequence: number;
  cleared_sequence: Generated<number>;
  delivered_sequence: Generated<number>;
  read_sequence: Generated<number>;
  num_unread_messages: Generated<number>;
}

export interface MessagesTable {
  conversation: string;
  sequence: number;
  id: string;
  client_id: string;
  sender_id: string;
  kind: Generated<'text' | 'photo' | 'gift'>;
  /** A text, or the words that go with a gift; empty if there are none. */
  text: string;
  gift: Generated<string | null>;
  photo: ColumnType<KeptPicture | null, string | null | undefined, null>;
  automatic: Generated<boolean>;
  cost: number;
  sent_at: Date;
  delivered_at: Date | null;
  read_at: Date | null;
  refunded_at: Date | null;
}

export interface AwaitedAnswersTable {
  conversation: string;
  sequence: number;
  sender_id: string;
  due_at: Date;
}

export interface FreeStartsTable {
  member_id: string;
  started: number;
}

export interface ChatsTables {
  awaited_answers: AwaitedAnswersTable;
  conversations: ConversationsTable;
  chats: ChatsTable;
  messages: MessagesTable;
  free_starts: FreeStartsTable;
}

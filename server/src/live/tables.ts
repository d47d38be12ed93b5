import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { ColumnType } from 'kysely';

export interface LiveCursorsTable {
  member_id: string;
  last: number;
}

export interface LiveEventsTable {
  member_id: string;
  number: number;
  event: ColumnType<LiveEvent, string, never>;
  created_at: Date;
}

export interface LiveTables {
  live_cursors: LiveCursorsTable;
  live_events: LiveEventsTable;
}

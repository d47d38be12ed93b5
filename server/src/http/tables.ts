import type { ColumnType } from 'kysely';

export interface IdempotencyTable {
  scope: string;
  key: string;
  endpoint: string;
  hash: string;
  answer: ColumnType<unknown, string | null, string | null>;
  signed_in: string | null;
  session: string | null;
  created_at: Date;
}

export interface HttpTables {
  idempotency: IdempotencyTable;
  /** The same, unlogged. */
  passing_answers: IdempotencyTable;
}

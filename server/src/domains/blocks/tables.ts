import type { Generated } from 'kysely';

export interface BlocksTable {
  member_id: string;
  blocked_id: string;
  since: Date;
  /** Made by a report without a block: the member's page stays open to the other. */
  page_open: Generated<boolean>;
  /** A report that took the two apart is not decided yet. */
  report_open: Generated<boolean>;
}

export interface BlocksTables {
  blocks: BlocksTable;
}

import type { Generated } from 'kysely';

export interface BlocksTable {
  member_id: string;
  blocked_id: string;
  since: Date;
  /** True if a report and no block separated the two: the member's page stays open to the other one. */
  page_open: Generated<boolean>;
  /** A report that separated the two is not decided yet. */
  report_open: Generated<boolean>;
}

export interface BlocksTables {
  blocks: BlocksTable;
}

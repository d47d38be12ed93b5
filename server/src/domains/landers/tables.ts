import type { LanderAction } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { LanderTemplate } from '@amarena/shared/contracts/landers/landerTemplates';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod/mini';

export interface LandersTable {
  id: string;
  template: LanderTemplate;
  slug: string;
  draft: ColumnType<LanderDocument | null, string | null, string | null>;
  revision: Generated<number>;
  changed_at: Date;
  changed_by: string | null;
}

export interface LanderVersionsTable {
  lander_id: string;
  number: number;
  document: ColumnType<LanderDocument, string, never>;
  remote: string | null;
  starts: Date | null;
  ends: Date | null;
  published_at: Date;
  published_by: string | null;
  restores: number | null;
  withdrawn_at: Generated<Date | null>;
  settled_variant: Generated<string | null>;
  settled_at: Generated<Date | null>;
  /** Number of the version that started the test of these wordings: visitors are divided and counted by it. */
  test: number;
  test_since: Date;
  /** True: a file was published, not a draft of the editor. */
  from_file: Generated<boolean>;
}

export interface LanderRevisionsTable {
  lander_id: string;
  revision: number;
  document: ColumnType<LanderDocument, string, never>;
  at: Date;
}

export interface LanderImagesTable {
  key: string;
  picture_id: string;
  name_key: string;
  width: number;
  height: number;
  sent_by: string | null;
  sent_at: Date;
}

export interface LanderPreviewsTable {
  hash: string;
  lander_id: string;
  ends: Date;
}

export interface LanderLogTable {
  entry: Generated<number>;
  at: Date;
  action: z.infer<typeof LanderAction>;
  actor_id: string | null;
  lander_id: string;
  number: number | null;
  changes: number | null;
}

/** Where visitors came from; '' if unknown. */
export interface Source {
  network: string;
  ref: string;
  sub1: string;
}

export interface LanderCountsTable extends Source {
  lander_id: string;
  number: number;
  variant: string;
  /** Calendar date in UTC, `YYYY-MM-DD`. */
  day: string;
  visits: Generated<number>;
  started: Generated<number>;
  signed_up: Generated<number>;
  done: Generated<number>;
}

export interface LanderSeenTable {
  seal: string;
  day: string;
}

export interface LanderSignupsTable extends Source {
  member_id: string;
  lander_id: string;
  number: number;
  variant: string;
}

export interface LandersTables {
  landers: LandersTable;
  lander_versions: LanderVersionsTable;
  lander_revisions: LanderRevisionsTable;
  lander_images: LanderImagesTable;
  lander_previews: LanderPreviewsTable;
  lander_log: LanderLogTable;
  lander_counts: LanderCountsTable;
  lander_seen: LanderSeenTable;
  lander_signups: LanderSignupsTable;
}

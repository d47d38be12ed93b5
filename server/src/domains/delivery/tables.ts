import type { FieldMetric } from '@amarena/shared/contracts/platform/fieldFigures';
import type { Generated } from 'kysely';
import type { BrowserErrorTables } from './errors/tables.ts';

export interface ClientErrorsTable {
  /** Calendar date in UTC. */
  day: string;
  remote: string;
  version: string;
  kind: string;
  count: Generated<number>;
}

export interface RemoteStartsTable {
  remote: string;
  version: string;
  /** Start of the hour. */
  hour: Date;
  cold: boolean;
  /** See `bucketOf`. */
  bucket: number;
  count: number;
}

export interface CanaryVisitorsTable {
  remote: string;
  /** Start of the trial. */
  trial: Date;
  version: string;
  visitor: number;
  /** Keyed hash of the visitor's network, valid for this trial only. */
  network: string;
  failed: boolean;
  slow: boolean | null;
  /** Bucket of the visitor's first LCP; null: unknown. */
  lcp: number | null;
  /** Bucket of the visitor's first INP; null: unknown. */
  inp: number | null;
}

/** Figures of pages in browsers, as histograms. */
export interface PageFiguresTable {
  /** Calendar date in UTC. */
  day: string;
  remote: string;
  version: string;
  route: string;
  metric: FieldMetric;
  /** Empty: unknown. */
  phase: string;
  /** The sum of `buckets`. */
  count: number;
  /** How many figures fell into each bucket, see `figureBucketOf`. */
  buckets: number[];
}

export interface DeliveryNoticesTable {
  remote: string;
  version: string;
  at: Date;
}

export interface DeliveryTables extends BrowserErrorTables {
  client_errors: ClientErrorsTable;
  page_figures: PageFiguresTable;
  remote_starts: RemoteStartsTable;
  canary_visitors: CanaryVisitorsTable;
  delivery_notices: DeliveryNoticesTable;
}

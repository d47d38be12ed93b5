import type { Generated } from 'kysely';

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
  /** The full hour. */
  hour: Date;
  cold: boolean;
  /** See `bucketOf`. */
  bucket: number;
  count: number;
}

export interface CanaryVisitorsTable {
  remote: string;
  /** When the trial began. */
  trial: Date;
  version: string;
  visitor: number;
  /** Keyed hash of where the visitor comes from, which holds for this trial alone. */
  network: string;
  failed: boolean;
  slow: boolean | null;
}

export interface DeliveryNoticesTable {
  remote: string;
  version: string;
  at: Date;
}

export interface DeliveryTables {
  client_errors: ClientErrorsTable;
  remote_starts: RemoteStartsTable;
  canary_visitors: CanaryVisitorsTable;
  delivery_notices: DeliveryNoticesTable;
}

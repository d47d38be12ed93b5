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

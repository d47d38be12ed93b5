import type { SourcePlace } from './sourcePlaces.ts';

/** Errors of one kind at one place. */
export interface BrowserErrorsTable {
  id: string;
  remote: string;
  kind: string;
  name: string;
  reason: string | null;
  file: string | null;
  line: number | null;
  column: number | null;
  source: string | null;
  frames: SourcePlace[];
  route: string | null;
  generation: number | null;
  first_version: string;
  last_version: string;
  first_seen: Date;
  last_seen: Date;
}

export interface BrowserErrorCountsTable {
  id: string;
  /** Calendar date in UTC. */
  day: string;
  version: string;
  browser: string;
  count: number;
}

export interface BrowserErrorTables {
  browser_errors: BrowserErrorsTable;
  browser_error_counts: BrowserErrorCountsTable;
}

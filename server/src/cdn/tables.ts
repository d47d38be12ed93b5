export interface CdnStatesTable {
  /** What may change: the registry, or the settings. */
  what: string;
  /** Its generation or fingerprint when the pages were last purged for it. */
  state: string;
}

export interface CdnTables {
  cdn_states: CdnStatesTable;
}

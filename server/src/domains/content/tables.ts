export interface PageChangesTable {
  path: string;
  fingerprint: string;
  changed_at: Date;
}

export interface ContentTables {
  page_changes: PageChangesTable;
}

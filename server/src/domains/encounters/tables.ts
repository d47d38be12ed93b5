export interface PassesTable {
  member_id: string;
  passed_id: string;
  passed_at: Date;
}

export interface EncountersTables {
  passes: PassesTable;
}

export interface VisitsTable {
  viewer_id: string;
  viewed_id: string;
  visited_at: Date;
}

export interface VisitsTables {
  visits: VisitsTable;
}

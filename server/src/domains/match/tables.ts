import type { MatchAnswers } from '@amarena/shared/contracts/people/match';
import type { ColumnType } from 'kysely';

export interface MatchRoundsTable {
  member_id: string;
  answers: ColumnType<MatchAnswers, string, string>;
  only_real: boolean;
  everywhere: boolean;
  found: string[];
  asked_at: Date;
}

export interface MatchTables {
  match_rounds: MatchRoundsTable;
}

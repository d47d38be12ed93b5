import type { Generated } from 'kysely';

export interface SwipeDaysTable {
  member_id: string;
  /** Calendar date in the game's time zone, `YYYY-MM-DD`. */
  day: string;
  swipes: Generated<number>;
  liked: Generated<string[]>;
  last_pass: string | null;
}

export interface SwipeTables {
  swipe_days: SwipeDaysTable;
}

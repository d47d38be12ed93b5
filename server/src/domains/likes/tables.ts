import type { Generated } from 'kysely';

export interface LikesTable {
  member_id: string;
  liked_id: string;
  liked_at: Date;
  seen_at: Date | null;
  automatic: Generated<boolean>;
}

export interface LikesTables {
  likes: LikesTable;
}

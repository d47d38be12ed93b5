import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Db } from '../../db/schema.ts';
import type { Seals } from '../../http/seals.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Profiles } from '../profiles/service.ts';

export interface Deps {
  profiles: Profiles;
  blocks: Blocks;
  /** Tells a member's open pages, as part of the transaction. */
  publish(db: Db, memberId: string, event: LiveEvent): Promise<void>;
  readonly seals: Seals;
  /** Those of `ids` with whom the member has a conversation. */
  talking(db: Db, memberId: string, ids: readonly string[]): Promise<string[]>;
}

import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';

/**
 * True if `partnerId` may know what the member does in their conversation: that a message was delivered, that they read
 * it, that they are writing. Never across a block, about a member in invisible mode, or with a fictional profile on
 * either side.
 */
export async function mayNotifyPartner({ profiles, blocks, now }: Deps, db: Db, memberId: string, partnerId: string): Promise<boolean> {
  if (await profiles.isInvisible(db, memberId)) return false;
  if ((await blocks.has(db, partnerId, memberId)) || (await blocks.has(db, memberId, partnerId))) return false;
  const both = await profiles.cards(db, memberId, [memberId, partnerId], now());
  return both.length === 2 && both.every(({ fictional, status }) => !fictional && status !== 'deleted');
}

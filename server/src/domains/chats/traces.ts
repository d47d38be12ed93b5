import type { Db } from '../../db/schema.ts';
import type { ChatPorts } from './ports.ts';

/**
 * True if `partnerId` may know what the member does in their conversation: that a message was delivered, that they read
 * it, that they are writing. Never across a block, about a member in invisible mode, or with a fictional profile on
 * either side.
 */
export async function mayNotifyPartner(ports: ChatPorts, db: Db, memberId: string, partnerId: string): Promise<boolean> {
  if (await ports.isInvisible(db, memberId)) return false;
  if ((await ports.hasBlocked(db, partnerId, memberId)) || (await ports.hasBlocked(db, memberId, partnerId))) return false;
  const both = await ports.cards(db, memberId, [memberId, partnerId]);
  return both.length === 2 && both.every(({ fictional, status }) => !fictional && status !== 'deleted');
}

import type { Db } from '../../db/schema.ts';
import type { ChatPorts } from './ports.ts';

/**
 * True where `partnerId` may know what the member does in their conversation: that a message came, that they read it,
 * that they are writing. Nobody may across a block or of a member in invisible mode, and behind a fictional profile
 * there is nobody, neither to know nor to be known of.
 */
export async function mayNotifyPartner(ports: ChatPorts, db: Db, memberId: string, partnerId: string): Promise<boolean> {
  if (await ports.isInvisible(db, memberId)) return false;
  if ((await ports.hasBlocked(db, partnerId, memberId)) || (await ports.hasBlocked(db, memberId, partnerId))) return false;
  const both = await ports.cards(db, memberId, [memberId, partnerId]);
  return both.length === 2 && both.every(({ fictional, status }) => !fictional && status !== 'deleted');
}

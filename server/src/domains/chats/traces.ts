import type { Db } from '../../db/schema.ts';
import { type ChatPorts, cardOf } from './ports.ts';

/**
 * True where `partnerId` may know what the member does in their conversation: that they read, that they are writing.
 * Nobody may across a block or of a member in invisible mode, and there is nobody to know behind a fictional profile.
 */
export async function leavesTrace(ports: ChatPorts, db: Db, memberId: string, partnerId: string): Promise<boolean> {
  if (await ports.isInvisible(db, memberId)) return false;
  if ((await ports.hasBlocked(db, partnerId, memberId)) || (await ports.hasBlocked(db, memberId, partnerId))) return false;
  const partner = await cardOf(ports, db, memberId, partnerId);
  return partner?.fictional === false && partner.status !== 'deleted';
}

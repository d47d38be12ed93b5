import { type Db, inTransaction } from '../../db/schema.ts';
import { announce } from './announcing.ts';
import { markDelivered, moveDeliveredMark, type Undelivered, undeliveredChats } from './deliveries.repository.ts';
import type { ChatPorts } from './ports.ts';
import { mayNotifyPartner } from './traces.ts';

async function deliverOne(ports: ChatPorts, trx: Db, memberId: string, chat: Undelivered, now: Date): Promise<void> {
  if (!(await moveDeliveredMark(trx, memberId, chat))) return;
  if (!(await mayNotifyPartner(ports, trx, memberId, chat.partner_id))) return;
  const sequence = await markDelivered(trx, chat, now);
  if (sequence === null) return;
  await announce(ports, trx, [{ to: chat.partner_id, event: { type: 'delivered', conversation: chat.conversation, sequence } }]);
}

/**
 * Everything written to the member has reached one of their pages: tells the senders, if they may know. Each
 * conversation has its own transaction, so that a member with many of them does not hold up the senders.
 */
export async function markAllDelivered(ports: ChatPorts, db: Db, memberId: string, now: Date): Promise<void> {
  for (const chat of await undeliveredChats(db, memberId)) {
    await inTransaction(db, (trx) => deliverOne(ports, trx, memberId, chat, now));
  }
}

import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { announce } from './announcing.ts';
import { markDelivered, moveDeliveredMark, type Undelivered, undeliveredChats } from './deliveries.repository.ts';
import type { Deps } from './deps.ts';
import { findChat } from './repository.ts';
import { mayNotifyPartner } from './traces.ts';

async function deliverOne(deps: Deps, trx: Db, memberId: string, chat: Undelivered): Promise<void> {
  if (!(await moveDeliveredMark(trx, memberId, chat))) return;
  if (!(await mayNotifyPartner(deps, trx, memberId, chat.partner_id))) return;
  const sequence = await markDelivered(trx, chat, deps.now());
  if (sequence === null) return;
  await announce(deps, trx, [{ to: chat.partner_id, event: { type: 'delivered', conversation: chat.conversation, sequence } }]);
}

export const createDelivering = (deps: Deps) => ({
  /**
   * Everything written to the member has reached one of their pages: tells the senders, if they may know. Each
   * conversation has its own transaction, so that a member with many of them does not hold up the senders.
   */
  async deliver(db: Db, memberId: string): Promise<void> {
    for (const chat of await undeliveredChats(db, memberId)) {
      await inTransaction(db, (trx) => deliverOne(deps, trx, memberId, chat));
    }
  },

  /** Tells the partner's open pages that the member is writing, if they may know. Errors: `not_found`. */
  async typing(db: Db, memberId: string, conversation: string): Promise<Result<undefined, ApiError>> {
    const chat = await findChat(db, memberId, { conversation });
    if (chat === undefined) return failure({ code: 'not_found' });
    if (await mayNotifyPartner(deps, db, memberId, chat.partner_id)) {
      await deps.live.tell(db, chat.partner_id, { type: 'typing', conversation, profile: memberId });
    }
    return success(undefined);
  },
});

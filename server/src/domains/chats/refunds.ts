import { type Db, inTransaction } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { type AwaitedAnswer, dueAnswers, endWait, lockedPair, markRefunded, senderOf } from './refunds.repository.ts';

/** Refunds per run; the rest follows in the next one. */
const PER_TURN = 1_000;

/** Refunds credits to the sender of a message. */
export function createRefunds(deps: Deps) {
  /**
   * Refunds what a message cost, once, and tells its sender's open pages. Needs an open transaction. Does nothing for a
   * free message, a message that was refunded before, or a sender who is erased. A sender who has left and may come back
   * finds the credits in the wallet.
   */
  async function refund(trx: Db, message: Pick<MessageRow, 'conversation' | 'sequence' | 'sender_id'>, now: Date): Promise<void> {
    const sender = await senderOf(trx, message.sender_id);
    if (sender === undefined) return;
    const refunded = await markRefunded(trx, message, now);
    if (refunded === undefined) return;
    await endWait(trx, message);
    const { conversation, sequence, sender_id, cost, id } = refunded;
    const credits = await deps.credits.credit(trx, sender_id, cost, { from: 'refunded', reason: 'message_refund', ref: id });
    await deps.live.publishAll(trx, [
      { to: sender_id, event: { type: 'refunded', conversation, sequence, refunded_at: now.toISOString() } },
      { to: sender_id, event: { type: 'credits', credits, paid_user: sender.paid_user } },
    ]);
  }

  async function refundUnlessAnswered(trx: Db, awaited: AwaitedAnswer, now: Date): Promise<void> {
    // If an answer and a refund come at the same moment, the conversation's lock decides between them.
    const pair = await lockedPair(trx, awaited.conversation);
    if (pair === undefined || !(await endWait(trx, awaited))) return;
    const partner = pair.low_member === awaited.sender_id ? pair.high_member : pair.low_member;
    // A sender who blocked the partner left them no way to answer.
    if (await deps.blocks.has(trx, awaited.sender_id, partner)) return;
    await refund(trx, awaited, now);
  }

  return {
    refund,

    /**
     * Refunds messages that real members left unanswered for `REFUND_HOURS`. One that fails does not hold up the
     * others.
     */
    async refundUnanswered(db: Db, now: Date): Promise<void> {
      const failures: unknown[] = [];
      for (const awaited of await dueAnswers(db, now, PER_TURN)) {
        try {
          await inTransaction(db, (trx) => refundUnlessAnswered(trx, awaited, now));
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} messages could not be refunded.`);
    },
  };
}
export type Refunds = ReturnType<typeof createRefunds>;

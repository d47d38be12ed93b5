import type { Message } from '@amarena/shared/contracts/chat/chats';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { markThese, markUpTo, type Told, undeliveredChats } from './deliveries.repository.ts';
import type { Deps } from './deps.ts';
import { findChat } from './repository.ts';
import { mayNotifyPartner } from './traces.repository.ts';

type Delivered = Pick<Message, 'conversation' | 'sequence'>;

/** The range of the messages of each conversation. */
const rangeOfEach = (messages: readonly Delivered[]) =>
  [...Map.groupBy(messages, ({ conversation }) => conversation)].map(([conversation, some]) => {
    const sequences = some.map(({ sequence }) => sequence);
    return { conversation, first: Math.min(...sequences), sequence: Math.max(...sequences) };
  });

/** Of all members in one statement, or else one by one: a server of the database may be down, with its members alone. */
async function undeliveredOf(db: Db, memberIds: readonly string[], failures: unknown[]) {
  const of = (some: readonly string[]) => undeliveredChats(db, some);
  if (memberIds.length === 1) return of(memberIds);
  try {
    return await of(memberIds);
  } catch {
    const found: Awaited<ReturnType<typeof of>> = [];
    for (const memberId of memberIds)
      await of([memberId]).then(
        (own) => found.push(...own),
        (error: unknown) => failures.push(error),
      );
    return found;
  }
}

export function createDelivering(deps: Deps) {
  const tell = (trx: Db, conversation: string, { partner_id, sequence }: Told): Promise<void> =>
    deps.live.publish(trx, partner_id, { type: 'delivered', conversation, sequence });

  // Each conversation has its own transaction, so that a member with many of them does not hold up the senders.
  return {
    /** Everything written to these members has reached one of their pages: tells the senders, if they may know. */
    async deliver(db: Db, memberIds: readonly string[]): Promise<void> {
      const failures: unknown[] = [];
      for (const { member_id, ...reached } of await undeliveredOf(db, memberIds, failures)) {
        await inTransaction(db, async (trx) => {
          const told = await markUpTo(trx, member_id, reached, deps.now());
          if (told !== undefined) await tell(trx, reached.conversation, told);
        }).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some conversations were not marked as delivered.');
    },

    /** These messages have reached one of the member's pages: tells the senders, if they may know. */
    async deliverThese(db: Db, memberId: string, messages: readonly Delivered[]): Promise<void> {
      for (const range of rangeOfEach(messages)) {
        await inTransaction(db, async (trx) => {
          const told = await markThese(trx, memberId, range, deps.now());
          if (told !== undefined) await tell(trx, range.conversation, told);
          // The partner may not know, and must not learn it when the next page opens.
          else await markUpTo(trx, memberId, range, deps.now());
        });
      }
    },

    /** Tells the partner's open pages that the member is writing, if they may know. Errors: `not_found`. */
    async typing(db: Db, memberId: string, conversation: string): Promise<Result<undefined, ApiError>> {
      const chat = await findChat(db, memberId, { conversation });
      if (chat === undefined) return failure({ code: 'not_found' });
      if (await mayNotifyPartner(db, memberId, chat.partner_id)) {
        await deps.live.tell(db, chat.partner_id, { type: 'typing', conversation, profile: memberId });
      }
      return success(undefined);
    },
  };
}

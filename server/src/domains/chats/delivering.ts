import type { Message } from '@amarena/shared/contracts/chat/chats';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Announcement } from '../../live/announcement.ts';
import { markThese, markUpTo, type ReachedRange, type Told, undeliveredChats } from './deliveries.repository.ts';
import type { Deps } from './deps.ts';
import { findChat } from './repository.ts';
import { mayNotifyPartner } from './traces.repository.ts';

/** Messages that have reached one of a member's pages. */
export interface Delivered {
  readonly memberId: string;
  readonly messages: readonly Pick<Message, 'conversation' | 'sequence'>[];
}

type Range = ReachedRange & { readonly first: number };

/** One range for each member and conversation, in the order in which every transaction marks them. */
function rangesOf(delivered: readonly Delivered[]): Range[] {
  const all = delivered.flatMap(({ memberId, messages }) => messages.map((message) => ({ memberId, ...message })));
  return [...Map.groupBy(all, ({ memberId, conversation }) => `${conversation} ${memberId}`)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...more]]): Range[] => {
      if (first === undefined) return [];
      const sequences = [first, ...more].map(({ sequence }) => sequence);
      const { memberId, conversation } = first;
      return [{ member_id: memberId, conversation, first: Math.min(...sequences), sequence: Math.max(...sequences) }];
    });
}

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
  const told = ({ conversation }: { readonly conversation: string }, { partner_id, sequence }: Told): Announcement => ({
    to: partner_id,
    event: { type: 'delivered', conversation, sequence },
  });

  /** Marks these in one transaction, and tells their senders, if they may know. */
  const deliverTogether = (db: Db, ranges: readonly Range[]): Promise<void> =>
    inTransaction(db, async (trx) => {
      const marked = await markThese(trx, ranges, deps.now());
      const announced: Announcement[] = [];
      for (const [index, range] of ranges.entries()) {
        const newest = marked[index];
        if (newest) announced.push(told(range, newest));
        // The partner may not know, and must not learn it when the next page opens.
        else await markUpTo(trx, range, deps.now());
      }
      await deps.live.publishAll(trx, announced);
    });

  // Each conversation has its own transaction, so that a member with many of them does not hold up the senders.
  return {
    /** Everything written to these members has reached one of their pages: tells the senders, if they may know. */
    async deliver(db: Db, memberIds: readonly string[]): Promise<void> {
      const failures: unknown[] = [];
      for (const reached of await undeliveredOf(db, memberIds, failures)) {
        await inTransaction(db, async (trx) => {
          const newest = await markUpTo(trx, reached, deps.now());
          if (newest !== undefined) await deps.live.publishAll(trx, [told(reached, newest)]);
        }).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some conversations were not marked as delivered.');
    },

    /**
     * These messages have reached one of their members' pages: tells the senders, if they may know. All in one
     * transaction, or else each conversation in its own: a server of the database may be down, with its members alone.
     */
    async deliverThese(db: Db, delivered: readonly Delivered[]): Promise<void> {
      const ranges = rangesOf(delivered);
      if (ranges.length === 0) return;
      try {
        await deliverTogether(db, ranges);
      } catch (error) {
        if (ranges.length === 1) throw error;
        const failures: unknown[] = [];
        for (const range of ranges) await deliverTogether(db, [range]).catch((cause: unknown) => failures.push(cause));
        if (failures.length > 0) throw new AggregateError(failures, 'Some messages were not marked as delivered.');
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

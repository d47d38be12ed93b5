import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Announcement } from '../../live/announcement.ts';
import type { Deps } from './deps.ts';
import { type ChatKey, type ChatRow, findChat, markSeen, moveReadMark, unreadTotal } from './repository.ts';
import { mayNotifyPartner } from './traces.repository.ts';

/** A conversation in the member's list; undefined if there is none, or if the member removed it. */
async function listed(db: Db, memberId: string, key: ChatKey): Promise<ChatRow | undefined> {
  const chat = await findChat(db, memberId, key);
  return chat !== undefined && chat.last_sequence > chat.cleared_sequence ? chat : undefined;
}

/** Conversations as their members read them. */
export function createReading({ live }: Pick<Deps, 'live'>) {
  /** Marks the partner's messages up to `sequence` as read; tells the member's other tabs, and the partner if they may know. */
  const read = (
    db: Db,
    memberId: string,
    { conversation, sequence }: { conversation: string; sequence: number },
    now: Date,
  ): Promise<Result<undefined, ApiError>> =>
    inTransaction(db, async (trx) => {
      const moved = await moveReadMark(trx, memberId, conversation, sequence);
      if (moved === undefined)
        return (await findChat(trx, memberId, { conversation })) === undefined ? failure({ code: 'not_found' }) : success(undefined);
      const mark = { type: 'read', conversation, sequence: moved.read_sequence } as const;
      const told: Announcement[] = [{ to: memberId, event: { ...mark, by_me: true } }];
      if (await mayNotifyPartner(trx, memberId, moved.partner_id)) {
        await markSeen(trx, moved, moved.read_sequence, now);
        told.push({ to: moved.partner_id, event: { ...mark, by_me: false } });
      }
      await live.publishAll(trx, told);
      return success(undefined);
    });

  return {
    read,

    /** Whether the member has this conversation in their list. */
    has: async (db: Db, memberId: string, conversation: string): Promise<boolean> =>
      (await listed(db, memberId, { conversation })) !== undefined,

    /** Unread messages in all conversations, as the badge counts them. */
    unread: (db: Db, memberId: string): Promise<number> => unreadTotal(db, memberId),
  };
}
export type Reading = ReturnType<typeof createReading>;

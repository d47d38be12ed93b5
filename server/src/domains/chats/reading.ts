import { type getChat, MESSAGES_PAGE } from '@amarena/shared/contracts/chat/chats';
import type { AnswerOf, ParsedQueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Announcement } from '../../live/announcement.ts';
import { cardOf, type Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { messageFor } from './messages.ts';
import {
  type ChatKey,
  type ChatRow,
  clearChat,
  findChat,
  markSeen,
  messagesBefore,
  moveReadMark,
  oldestMessage,
  unreadTotal,
} from './repository.ts';
import type { Sender } from './sending.ts';
import { shownSince } from './shownSince.ts';
import { quoteBetween } from './standing.ts';
import { mayNotifyPartner } from './traces.repository.ts';

type Page = Pick<AnswerOf<typeof getChat>, 'messages' | 'before' | 'old_messages_hidden'>;
const NO_MESSAGES: Page = { messages: [], before: null, old_messages_hidden: false };

async function pageOf(
  db: Db,
  memberId: string,
  chat: ChatRow,
  { before, now }: { readonly before: number | null; readonly now: Date },
): Promise<Page> {
  const since = shownSince(now);
  // One message more than a page shows whether there are older ones.
  const rows = await messagesBefore(db, chat, { before, since, limit: MESSAGES_PAGE + 1 });
  const shown: MessageRow[] = rows.slice(0, MESSAGES_PAGE).reverse();
  const oldest = await oldestMessage(db, chat);
  return {
    messages: shown.map((row) => messageFor(memberId, row)),
    before: rows.length > MESSAGES_PAGE ? String(shown[0]?.sequence) : null,
    old_messages_hidden: oldest !== undefined && oldest.sent_at < since,
  };
}

/** Whether the database can store the number as a sequence. */
const isSequence = (number: number): boolean => Number.isInteger(number) && number === (number | 0);

/** A conversation in the member's list; undefined if there is none, or if the member removed it. */
async function listed(db: Db, memberId: string, key: ChatKey): Promise<ChatRow | undefined> {
  const chat = await findChat(db, memberId, key);
  return chat !== undefined && chat.last_sequence > chat.cleared_sequence ? chat : undefined;
}

/** Conversations as their members read them. */
export function createReading(deps: Deps) {
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
      await deps.live.publishAll(trx, told);
      return success(undefined);
    });

  /** Removes the conversation from the member's list; false if it was not there. */
  async function clear(trx: Db, memberId: string, conversation: string): Promise<boolean> {
    if (!(await clearChat(trx, memberId, conversation))) return false;
    await deps.live.publish(trx, memberId, { type: 'conversation_removed', conversation });
    return true;
  }

  return {
    read,

    /** Whether the member has this conversation in their list. */
    has: async (db: Db, memberId: string, conversation: string): Promise<boolean> =>
      (await listed(db, memberId, { conversation })) !== undefined,

    /** A conversation by its id or by the partner's id; by the latter, it may not exist yet. */
    async open(
      db: Db,
      member: Pick<Sender, 'id' | 'paid_user'>,
      query: ParsedQueryOf<typeof getChat>,
      now: Date,
    ): Promise<Result<AnswerOf<typeof getChat>, ApiError>> {
      if ((query.conversation === undefined) === (query.profile === undefined)) return failure({ code: 'not_found' });
      const before = query.before === undefined ? null : Number(query.before);
      if (before !== null && !isSequence(before)) return failure({ code: 'validation_failed', fields: { before: 'invalid' } });
      const key = query.conversation === undefined ? { partner: query.profile ?? '' } : { conversation: query.conversation };
      const found = await findChat(db, member.id, key);
      const chat = found !== undefined && found.last_sequence > found.cleared_sequence ? found : undefined;
      if (query.conversation !== undefined && chat === undefined) return failure({ code: 'not_found' });
      const partnerId = chat?.partner_id ?? query.profile;
      const profile = partnerId === undefined || partnerId === member.id ? undefined : await cardOf(deps, db, member.id, partnerId);
      if (profile === undefined) return failure({ code: 'not_found' });
      const { message_credits } = await deps.settings.site(db);
      const block = await deps.blocks.between(db, member.id, profile.id);
      const sending = await quoteBetween(db, { member, partner: profile, block, begun: found !== undefined }, message_credits);
      // A blocked member keeps the messages, but no longer sees the profile.
      if (chat === undefined && sending.reason === 'blocked_by_user') return failure({ code: 'blocked_by_user' });
      const page = chat === undefined ? NO_MESSAGES : await pageOf(db, member.id, chat, { before, now });
      if (chat !== undefined && before === null && query.read === 'true') {
        await read(db, member.id, { conversation: chat.conversation, sequence: chat.last_sequence }, now);
      }
      return success({ conversation: chat?.conversation ?? null, profile, ...page, sending });
    },

    /** Unread messages in all conversations, as the badge counts them. */
    unread: (db: Db, memberId: string): Promise<number> => unreadTotal(db, memberId),

    /** Removes a conversation from the member's list. Errors: `not_found`. */
    remove: async (trx: Db, memberId: string, conversation: string): Promise<Result<undefined, ApiError>> =>
      (await clear(trx, memberId, conversation)) ? success(undefined) : failure({ code: 'not_found' }),

    /** Removes the conversation with a member from the list, if there is one. */
    async removeWith(trx: Db, memberId: string, partnerId: string): Promise<void> {
      const chat = await findChat(trx, memberId, { partner: partnerId });
      if (chat !== undefined) await clear(trx, memberId, chat.conversation);
    },
  };
}

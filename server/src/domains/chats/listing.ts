import { CHATS_PAGE, type getChats } from '@amarena/shared/contracts/chat/chats';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { AnswerOf, ParsedQueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { Id, Instant } from '@amarena/shared/contracts/platform/primitives';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { messageFor } from './messages.ts';
import { type ChatRow, type ListPlace, lastMessages, listChats, unreadTotal } from './repository.ts';
import { shownSince } from './shownSince.ts';

/** Names the last line of a page. It says nothing that the line does not say. */
const cursorOf = ({ updated_at, conversation }: ListPlace): string => `${updated_at.toISOString()} ${conversation}`;

/** What a cursor says; null for text that we did not create. */
function placeOf(cursor: string): ListPlace | null {
  const [at = '', conversation = ''] = cursor.split(' ');
  if (!Instant.safeParse(at).success || !Id.safeParse(conversation).success) return null;
  return { updated_at: new Date(at), conversation };
}

/** A line of the member's list; null if the partner was erased. */
const lineOf = (memberId: string, chat: ChatRow, profile: Card | undefined, message: MessageRow | undefined) =>
  profile === undefined
    ? null
    : {
        conversation: { id: chat.conversation, updated_at: chat.updated_at.toISOString() },
        profile,
        num_unread_messages: chat.num_unread_messages,
        last_message: message === undefined ? null : messageFor(memberId, message),
      };

/** The list of a member's conversations. */
export function createListing({ profiles }: Pick<Deps, 'profiles'>) {
  async function linesOf(db: Db, memberId: string, chats: readonly ChatRow[], now: Date) {
    const last = new Map((await lastMessages(db, chats, shownSince(now))).map((row) => [row.conversation, row]));
    const ids = chats.map(({ partner_id }) => partner_id);
    const partners = new Map((await profiles.cards(db, memberId, ids, now)).map((card) => [card.id, card]));
    // Leaves out a conversation whose partner was erased: there is nothing to show in its line.
    return chats.flatMap((chat) => lineOf(memberId, chat, partners.get(chat.partner_id), last.get(chat.conversation)) ?? []);
  }

  return {
    /** The member's conversations, last message first. Errors: `validation_failed` for a cursor that is none. */
    async list(
      db: Db,
      memberId: string,
      { page, cursor }: ParsedQueryOf<typeof getChats>,
      now: Date,
    ): Promise<Result<AnswerOf<typeof getChats>, ApiError>> {
      if (page === undefined && cursor === undefined) {
        return success({ chats: await linesOf(db, memberId, await listChats(db, memberId, null), now) });
      }
      const after = cursor === undefined ? null : placeOf(cursor);
      if (cursor !== undefined && after === null) return failure({ code: 'validation_failed', fields: { cursor: 'invalid' } });
      // One line more than a page shows whether there are others.
      const rows = await listChats(db, memberId, { after, limit: CHATS_PAGE + 1 });
      const shown = rows.slice(0, CHATS_PAGE);
      const last = rows.length > CHATS_PAGE ? shown.at(-1) : undefined;
      return success({
        chats: await linesOf(db, memberId, shown, now),
        next: last === undefined ? null : cursorOf(last),
        unread: await unreadTotal(db, memberId),
      });
    },
  };
}

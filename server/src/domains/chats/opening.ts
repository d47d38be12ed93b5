import { type getChat, MESSAGES_PAGE } from '@amarena/shared/contracts/chat/chats';
import type { AnswerOf, ParsedQueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { cardOf, type Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { messageFor } from './messages.ts';
import { quoteBetween } from './quoteBetween.ts';
import type { Reading } from './reading.ts';
import { type ChatRow, findChat, messagesBefore, oldestMessage } from './repository.ts';
import type { Sender } from './sending.ts';
import { shownSince } from './shownSince.ts';

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

/** Opens conversations: the partner, a page of messages, and what the next message costs. */
export function createOpening(deps: Deps, { read }: Pick<Reading, 'read'>) {
  return {
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
  };
}

import type { postChat } from '@amarena/shared/contracts/chat/chats';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { QueryClient } from '@amarena/shared/query';
import { patchConversations, restartRequests } from './chats.effects.ts';
import { withMessage as listWithMessage } from './chats.model.ts';
import { patchChats } from './chats.pages.ts';
import { isConversationOf } from './conversation.cache.ts';
import { withMessage, withSending } from './conversation.model.ts';

export type Sent = AnswerOf<typeof postChat>;

/** Adds a message that the server has stored to the conversation and the list, before the live event does. */
export function addSentMessage(client: QueryClient, partner: string, { message, sending }: Sent): void {
  patchConversations(
    client,
    (pages) => isConversationOf(pages, message.conversation, partner),
    (pages) => withSending(withMessage(pages, message), sending),
  );
  patchChats(client, (chats) => {
    const line = chats.find((chat) => chat.profile.id === partner);
    // The very first message gets its line from the live event, which has the partner's card.
    return line === undefined ? [...chats] : listWithMessage(chats, message, line.profile);
  });
  restartRequests(client);
}

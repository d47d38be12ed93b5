import { getChat } from '@amarena/shared/contracts/chat/chats';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { pagesKeyOf, patchCached, type QueryClient } from '@amarena/shared/query';
import * as inList from './chats.model.ts';
import { hasMore, knownChats, CHATS as LIST, patchChats } from './chats.pages.ts';
import { isConversationOf } from './conversation.cache.ts';
import { type Pages, withDelivered, withMessage, withoutPhoto, withRead, withRefund } from './conversation.model.ts';

const CHATS = { queryKey: LIST };
const CONVERSATIONS = { queryKey: pagesKeyOf(getChat) };

/** Updates every cached conversation for which `concerns` returns true. */
export function patchConversations(client: QueryClient, concerns: (pages: Pages) => boolean, change: (pages: Pages) => Pages): void {
  patchCached(client, CONVERSATIONS.queryKey, (cached) => (concerns(cached) ? change(cached) : cached));
}

/** An answer in flight predates this change and would restore the old state, so it is requested again. */
function restartInFlight(client: QueryClient, filter: { queryKey: readonly unknown[] }): void {
  void client.invalidateQueries({ ...filter, fetchStatus: 'fetching' });
}

/** Restarts every request of the chat that is in flight. */
export function restartRequests(client: QueryClient): void {
  restartInFlight(client, CHATS);
  restartInFlight(client, CONVERSATIONS);
}

/** True if the conversation may be in a part of the list that is not loaded. */
function isBeyond(client: QueryClient, conversation: string): boolean {
  const cached = client.getQueryData(LIST);
  return cached !== undefined && hasMore(cached) && !knownChats(client).some((chat) => chat.conversation.id === conversation);
}

/** Updates the cache from a live event. */
export function applyLive(client: QueryClient, event: LiveEvent, now: () => string): void {
  switch (event.type) {
    case 'message': {
      const { message, profile } = event;
      // Only the server knows what else is unread in a conversation that is not loaded.
      if (isBeyond(client, message.conversation)) void client.invalidateQueries(CHATS);
      patchChats(client, (chats) => inList.withMessage(chats, message, profile));
      patchConversations(
        client,
        (pages) => isConversationOf(pages, message.conversation, profile.id),
        (pages) => withMessage(pages, message),
      );
      break;
    }
    case 'read':
      if (event.by_me) patchChats(client, (chats) => inList.withRead(chats, event.conversation, event.sequence));
      else {
        patchConversations(
          client,
          (pages) => isConversationOf(pages, event.conversation, ''),
          (pages) => withRead(pages, event.sequence, now()),
        );
      }
      break;
    case 'delivered':
      patchConversations(
        client,
        (pages) => isConversationOf(pages, event.conversation, ''),
        (pages) => withDelivered(pages, event.sequence, now()),
      );
      break;
    case 'refunded':
      patchConversations(
        client,
        (pages) => isConversationOf(pages, event.conversation, ''),
        (pages) => withRefund(pages, event.sequence, event.refunded_at),
      );
      break;
    case 'photo_removed':
      patchConversations(
        client,
        (pages) => isConversationOf(pages, event.conversation, ''),
        (pages) => withoutPhoto(pages, event.sequence),
      );
      break;
    case 'conversation_removed':
      patchChats(client, (chats) => inList.withoutConversation(chats, event.conversation));
      for (const [queryKey, cached] of client.getQueriesData<Pages>(CONVERSATIONS))
        if (cached !== undefined && isConversationOf(cached, event.conversation, ''))
          void client.invalidateQueries({ queryKey, exact: true });
      break;
    case 'resync':
      void client.invalidateQueries(CHATS);
      void client.invalidateQueries(CONVERSATIONS);
      return;
    default:
      return;
  }
  restartRequests(client);
}

import { type Chat, getChat, getChats } from '@amarena/shared/contracts/chat/chats';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { AppError, Result } from '@amarena/shared/errors';
import { keyOf, pagesKeyOf, patchCached, type QueryClient } from '@amarena/shared/query';
import * as inList from './chats.model.ts';
import { isConversationOf, type Pages, withDelivered, withMessage, withoutPhoto, withRead, withRefund } from './conversation.model.ts';

const CHATS = { queryKey: keyOf(getChats) };
const CONVERSATIONS = { queryKey: pagesKeyOf(getChat) };

/** Updates the cached list, if there is one. */
export function patchChats(client: QueryClient, change: (chats: readonly Chat[]) => Chat[]): void {
  client.setQueryData(CHATS.queryKey, (cached) => cached && { chats: change(cached.chats) });
}

/** Updates every cached conversation for which `concerns` returns true. */
export function patchConversations(client: QueryClient, concerns: (pages: Pages) => boolean, change: (pages: Pages) => Pages): void {
  patchCached(client, CONVERSATIONS.queryKey, (cached) => (concerns(cached) ? change(cached) : cached));
}

/** An answer in flight predates this change and would restore the old state, so it is requested again. */
function restartInFlight(client: QueryClient, filter: { queryKey: readonly unknown[] }): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ ...filter, fetchStatus: 'fetching' })) {
    const question = { queryKey, exact: true };
    // `invalidateQueries` would keep the first request in flight; `resetQueries` starts a new one.
    void (state.data === undefined ? client.resetQueries(question) : client.invalidateQueries(question));
  }
}

/** Restarts every request of the chat that is in flight. */
export function restartRequests(client: QueryClient): void {
  restartInFlight(client, CHATS);
  restartInFlight(client, CONVERSATIONS);
}

/** Updates the cache from a live event. */
export function applyLive(client: QueryClient, event: LiveEvent, now: () => string): void {
  switch (event.type) {
    case 'message': {
      const { message, profile } = event;
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

export interface RemovalDeps {
  client: QueryClient;
  remove(conversation: string): Promise<Result<undefined>>;
  /** Shows the error. Called before the list is read again. */
  alert(error: AppError): void;
}

/** Removes a conversation from the list, then tells the server. If that fails, it shows the error and reads the list again. */
export async function removeChat(conversation: string, { client, remove, alert }: RemovalDeps): Promise<boolean> {
  // An answer in flight would briefly restore the line.
  await client.cancelQueries(CHATS);
  patchChats(client, (chats) => inList.withoutConversation(chats, conversation));
  const result = await remove(conversation);
  if (result.ok) return true;
  alert(result.error);
  await client.invalidateQueries(CHATS);
  return false;
}

/** Removes every conversation with a profile. All lines disappear before the first call. Returns false if one could not be removed. */
export async function removeProfile(profile: string, conversations: readonly string[], deps: RemovalDeps): Promise<boolean> {
  await deps.client.cancelQueries(CHATS);
  patchChats(deps.client, (chats) => inList.withoutProfile(chats, profile));
  const removed = await Promise.all(conversations.map((conversation) => removeChat(conversation, deps)));
  return removed.every(Boolean);
}

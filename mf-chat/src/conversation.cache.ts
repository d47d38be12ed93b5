import { type ConversationPage, getChat } from '@amarena/shared/contracts/chat/chats';
import { type Key, pagesKeyOf, type QueryClient, queryFor } from '@amarena/shared/query';
import type { ChatKey } from './chatKey.ts';
import type { Pages } from './conversation.model.ts';

export const conversationKey = (key: ChatKey): Key<Pages> => pagesKeyOf(getChat, { query: key });

/** True if a message belongs to these cached pages: by conversation or, if there is none yet, by partner. */
export const isConversationOf = (pages: Pages, conversation: string, profile: string): boolean => {
  const newest = pages.pages[0];
  return newest !== undefined && (newest.conversation === null ? newest.profile.id === profile : newest.conversation === conversation);
};

/**
 * Reads one page of a conversation. Old messages do not change, so reading a long conversation again requests only its
 * newest page and keeps the cached older ones.
 */
export async function readPage(client: QueryClient, key: ChatKey, before: string | null, signal: AbortSignal): Promise<ConversationPage> {
  const cached = client.getQueryData(conversationKey(key));
  const known = before === null ? undefined : cached?.pages[cached.pageParams.indexOf(before)];
  if (known !== undefined) return known;
  const page = await queryFor(getChat, { query: { ...key, ...(before !== null && { before }) } }).queryFn({
    signal,
    client,
    queryKey: conversationKey(key),
    pageParam: before,
  });
  const newest = client.getQueryData(conversationKey(key))?.pages[0];
  return before === null && newest !== undefined ? joinPages(newest, page) : page;
}

/** The newest page as just read, joined with the earlier messages of the cached page if the two overlap. */
export function joinPages(cached: ConversationPage, read: ConversationPage): ConversationPage {
  const first = read.messages[0]?.sequence;
  const last = cached.messages.at(-1)?.sequence;
  // `before` is null: the server has nothing earlier, so what is cached was removed.
  if (read.before === null || first === undefined || last === undefined || last + 1 < first) return read;
  const earlier = cached.messages.filter((message) => message.sequence < first);
  return earlier.length === 0 ? read : { ...read, messages: [...earlier, ...read.messages], before: cached.before };
}

/** Keeps only the newest page, so that the conversation opens at its end next time. */
export function forgetOlder(client: QueryClient, key: ChatKey): void {
  client.setQueryData(
    conversationKey(key),
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
  );
}

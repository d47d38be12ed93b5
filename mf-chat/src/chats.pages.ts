import { type Chat, getChats } from '@amarena/shared/contracts/chat/chats';
import { unreadMessages } from '@amarena/shared/contracts/platform/badgeCounts';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { answerOrThrow, type Key, type Pages, pagesKeyOf, type QueryClient, type Reading, readWith } from '@amarena/shared/query';

export type ChatPages = Pages<AnswerOf<typeof getChats>>;

const PAGE = { page: 'true' } as const;

/** Cache key of the list, which is read a page at a time. */
export const CHATS: Key<ChatPages> = pagesKeyOf(getChats, { query: PAGE });

/** How a page of the list is read. */
export const chatPages = {
  queryKey: CHATS,
  queryFn: (reading: Reading & { readonly pageParam: string | null }) =>
    answerOrThrow(getChats, {
      query: reading.pageParam === null ? PAGE : { ...PAGE, cursor: reading.pageParam },
      ...readWith(reading),
    }),
  initialPageParam: null,
  getNextPageParam: (last: AnswerOf<typeof getChats>) => last.next ?? null,
};

/** The lines that are loaded. A conversation that moved up between two pages appears once, at its newer place. */
export function chatsIn({ pages }: ChatPages): Chat[] {
  const byId = new Map<string, Chat>();
  for (const chat of pages.flatMap(({ chats }) => chats)) if (!byId.has(chat.conversation.id)) byId.set(chat.conversation.id, chat);
  return [...byId.values()];
}

/** Unread messages in all conversations, including those that are not loaded. */
export const unreadIn = ({ pages: [first] }: ChatPages): number => first?.unread ?? unreadMessages(first?.chats ?? []);

/** True if some lines are not loaded. */
export const hasMore = ({ pages }: ChatPages): boolean => (pages.at(-1)?.next ?? null) !== null;

/** The pages with other lines: all of them on the first page, until the list is read again. */
function withChats(list: ChatPages, chats: Chat[]): ChatPages {
  const unread = unreadIn(list) + unreadMessages(chats) - unreadMessages(chatsIn(list));
  return { ...list, pages: list.pages.map((page, at) => ({ ...page, unread, chats: at === 0 ? chats : [] })) };
}

/** The loaded lines; none if the list was not read. */
export function knownChats(client: QueryClient): Chat[] {
  const cached = client.getQueryData(CHATS);
  return cached === undefined ? [] : chatsIn(cached);
}

/** Updates the cached list, if there is one. */
export function patchChats(client: QueryClient, change: (chats: readonly Chat[]) => Chat[]): void {
  client.setQueryData(CHATS, (cached) => cached && withChats(cached, change(chatsIn(cached))));
}

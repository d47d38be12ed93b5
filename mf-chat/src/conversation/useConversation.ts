import type { ConversationPage } from '@amarena/shared/contracts/chat/chats';
import type { AppError } from '@amarena/shared/errors';
import { problemOf, useInfiniteQuery, useQueryClient } from '@amarena/shared/query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ChatKey } from '../chatKey.ts';
import { conversationKey, forgetOlder, readPage } from '../conversation.cache.ts';
import { messagesOf } from '../conversation.model.ts';

type Messages = ConversationPage['messages'];

/** State of the messages before the loaded ones. */
export type Older = { status: 'none' } | { status: 'more'; load(): void } | { status: 'loading' } | { status: 'failed'; retry(): void };

export interface OpenConversation {
  /** Null: no message has been written yet. */
  conversation: string | null;
  profile: ConversationPage['profile'];
  sending: ConversationPage['sending'];
  messages: Messages;
  older: Older;
  old_messages_hidden: boolean;
}

export type ConversationView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; open: OpenConversation };

/** A conversation with its messages: the newest page first, older ones on demand. */
export function useConversation(key: ChatKey): ConversationView {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: conversationKey(key),
    queryFn: ({ pageParam, signal }) => readPage(client, key, pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (last) => last.before,
    // Live events are missed while another part of the site is shown.
    refetchOnMount: 'always',
  });
  const leave = useEffectEvent(() => forgetOlder(client, key));
  useEffect(() => () => leave(), []);
  const { data } = query;
  const messages = useMemo(() => (data === undefined ? [] : messagesOf(data.pages)), [data]);
  const newest = data?.pages[0];
  if (newest === undefined) {
    if (query.isError && !query.isFetching) return { status: 'failed', error: problemOf(query.error), retry: () => void query.refetch() };
    return { status: 'loading' };
  }
  const gone = query.isRefetchError ? problemOf(query.error) : null;
  if (gone?.code === 'not_found') return { status: 'failed', error: gone, retry: () => void query.refetch() };
  return { status: 'ready', open: { ...newest, messages, older: olderOf(query) } };
}

type Paging = Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> & {
  fetchNextPage(): unknown;
};

function olderOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Paging): Older {
  if (isFetchingNextPage) return { status: 'loading' };
  if (isFetchNextPageError) return { status: 'failed', retry: () => void fetchNextPage() };
  return hasNextPage ? { status: 'more', load: () => void fetchNextPage() } : { status: 'none' };
}

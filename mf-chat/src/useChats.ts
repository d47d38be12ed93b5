import { bus, useLive, useStream } from '@amarena/shared/bus';
import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
import { REFRESH_INTERVAL } from '@amarena/shared/contracts/platform/refreshIntervals';
import type { AppError } from '@amarena/shared/errors';
import { problemOf, useInfiniteQuery, useQueryClient } from '@amarena/shared/query';
import { useDeferredValue, useEffect } from 'react';
import { applyLive } from './chats.effects.ts';
import { chatPages, chatsIn, unreadIn } from './chats.pages.ts';

/** What follows the loaded lines. */
export interface Rest {
  /** Loads the next lines; null: there are no more. */
  more: (() => void) | null;
  loading: boolean;
  /** Why the last load failed; the lines above stay. */
  failed: AppError | null;
}

export interface ReadyChats {
  status: 'ready';
  chats: Chat[];
  /** Unread messages in all conversations, including those that are not loaded. */
  unread: number;
  rest: Rest;
}

export type ChatsView = { status: 'loading' } | { status: 'failed'; error: AppError; retry(): void } | ReadyChats;

/** The member's conversations. */
export function useChats(): ChatsView {
  const connection = useStream(bus.connection$);
  // Live events are missed while another part of the site is shown. The stream brings everything but one: no event says
  // who came online or went offline. A list that nobody sees is not read.
  const refetchInterval = connection === 'online' ? ONLINE_WITHIN : REFRESH_INTERVAL;
  return useView(useInfiniteQuery({ ...chatPages, refetchOnMount: 'always', refetchInterval }));
}

/** The conversations for components beside the list, without refetching them. */
export function useKnownChats(): ChatsView {
  return useView(useInfiniteQuery({ ...chatPages, refetchOnMount: false }));
}

/** Loads lines until there are no more, or `enough` is true. */
export function useAllOf(rest: Rest | null, enough: boolean): void {
  const next = enough || rest === null || rest.loading || rest.failed !== null ? null : rest.more;
  useEffect(() => next?.(), [next]);
}

function useView(query: ReturnType<typeof useInfiniteQuery<Parameters<typeof chatsIn>[0]['pages'][number]>>): ChatsView {
  const { data } = query;
  // The first answer renders in slices, because its lines keep a slow phone busy and presses must be handled in between.
  const arrived = useDeferredValue(data !== undefined);
  if (data !== undefined && arrived) {
    const rest: Rest = {
      more: query.hasNextPage ? () => void query.fetchNextPage({ cancelRefetch: false }) : null,
      loading: query.isFetchingNextPage,
      failed: query.isFetchNextPageError ? problemOf(query.error) : null,
    };
    return { status: 'ready', chats: chatsIn(data), unread: unreadIn(data), rest };
  }
  if (query.isError && !query.isFetching) return { status: 'failed', error: problemOf(query.error), retry: () => void query.refetch() };
  return { status: 'loading' };
}

/** Updates list and conversations from live events while the component is mounted. */
export function useLiveChats(): void {
  const client = useQueryClient();
  useLive('any', (event) => applyLive(client, event, () => new Date().toISOString()));
}

import { useLive } from '@amarena/shared/bus';
import { type Chat, getChats } from '@amarena/shared/contracts/chat/chats';
import { REFRESH_INTERVAL } from '@amarena/shared/contracts/platform/constants';
import type { AppError } from '@amarena/shared/errors';
import { problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { useDeferredValue } from 'react';
import { applyLive } from './chats.effects.ts';

export type ChatsView = { status: 'loading' } | { status: 'failed'; error: AppError; retry(): void } | { status: 'ready'; chats: Chat[] };

/** The member's conversations. */
export function useChats(): ChatsView {
  // Live events are missed while another part of the site is shown, and no event says who has gone offline.
  return useView(useQuery({ ...queryFor(getChats), refetchOnMount: 'always', refetchInterval: REFRESH_INTERVAL }));
}

/** The conversations for components beside the list, without refetching them. */
export function useKnownChats(): ChatsView {
  return useView(useQuery({ ...queryFor(getChats), refetchOnMount: false }));
}

function useView(query: ReturnType<typeof useQuery<{ chats: Chat[] }>>): ChatsView {
  // The first answer renders in slices, because its lines keep a slow phone busy and presses must be handled in between.
  const arrived = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && arrived) return { status: 'ready', chats: query.data.chats };
  if (query.isError && !query.isFetching) return { status: 'failed', error: problemOf(query.error), retry: () => void query.refetch() };
  return { status: 'loading' };
}

/** Updates list and conversations from live events while the component is mounted. */
export function useLiveChats(): void {
  const client = useQueryClient();
  useLive('any', (event) => applyLive(client, event, () => new Date().toISOString()));
}

import { useLive } from '@amarena/shared/bus';
import { type Chat, getChats } from '@amarena/shared/contracts/chats';
import { REFRESH_INTERVAL } from '@amarena/shared/contracts/constants';
import type { AppError } from '@amarena/shared/errors';
import { problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { useDeferredValue } from 'react';
import { applyLive } from './chats.effects.ts';

export type ChatsView = { status: 'loading' } | { status: 'failed'; error: AppError; retry(): void } | { status: 'ready'; chats: Chat[] };

/** The member's conversations. */
export function useChats(): ChatsView {
  // Nobody heard the live events while another part of the site was shown, and no event tells who has gone offline.
  return useView(useQuery({ ...queryFor(getChats), refetchOnMount: 'always', refetchInterval: REFRESH_INTERVAL }));
}

/** The same conversations for what stands beside the list: they are not read again for it. */
export function useKnownChats(): ChatsView {
  return useView(useQuery({ ...queryFor(getChats), refetchOnMount: false }));
}

function useView(query: ReturnType<typeof useQuery<{ chats: Chat[] }>>): ChatsView {
  // The first answer is rendered in slices, so that presses are answered in between: its lines keep a slow phone busy.
  const arrived = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && arrived) return { status: 'ready', chats: query.data.chats };
  if (query.isError && !query.isFetching) return { status: 'failed', error: problemOf(query.error), retry: () => void query.refetch() };
  return { status: 'loading' };
}

/** Keeps list and conversations in step with what the server pushes, as long as the component is mounted. */
export function useLiveChats(): void {
  const client = useQueryClient();
  useLive('any', (event) => applyLive(client, event, () => new Date().toISOString()));
}

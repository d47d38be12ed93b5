import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { navigate } from '@amarena/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Leads from a conversation back to the list. A member who came from the list goes back in the history, like the
 * browser's button. Otherwise the list replaces the conversation.
 */
export function useWayBack(shows: 'list' | 'conversation', address: string): () => void {
  const way = useRef({ shows, address, fromList: false });
  useEffect(() => {
    const { current } = way;
    if (current.address !== address) way.current = { shows, address, fromList: current.shows === 'list' };
  }, [shows, address]);
  return useCallback(() => {
    if (way.current.fromList) window.history.back();
    else navigate(pathTo('chats'), { replace: true });
  }, []);
}

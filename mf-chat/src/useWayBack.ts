import { pathTo } from '@amarena/shared/contracts/routes';
import { navigate } from '@amarena/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * The way from a conversation to the list. Who came from the list goes back to that entry of the history, as the
 * browser's own button does; who came from elsewhere gets the list in place of the conversation.
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

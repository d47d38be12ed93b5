import { call } from '@amarena/shared/api';
import { type Message, putChat } from '@amarena/shared/contracts/chat/chats';
import { useQueryClient } from '@amarena/shared/query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { withRead } from '../chats.model.ts';
import { patchChats } from '../chats.pages.ts';
import { lastReceived } from '../conversation.model.ts';

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = () => document.visibilityState === 'visible';

/**
 * Marks the partner's messages as read when they are really in view: the page is visible and scrolled to the end. The
 * list updates before the server does. A mark that fails is sent again with the next message.
 */
export function useMarkRead(conversation: string | null, messages: readonly Message[], inView: boolean): void {
  const received = lastReceived(messages);
  const newest = messages.at(-1)?.sequence ?? 0;
  const client = useQueryClient();
  const visible = useSyncExternalStore(subscribeToVisibility, isVisible, isVisible);
  const marked = useRef({ conversation, sequence: 0 });
  useEffect(() => {
    if (marked.current.conversation !== conversation) marked.current = { conversation, sequence: 0 };
    if (conversation === null || !visible || !inView || received <= marked.current.sequence) return;
    marked.current = { conversation, sequence: newest };
    patchChats(client, (chats) => withRead(chats, conversation, newest));
    void call(putChat, { body: { conversation, sequence: newest } });
  }, [client, conversation, received, newest, visible, inView]);
}

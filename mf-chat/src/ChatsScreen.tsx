import { useMember } from '@amarena/shared/bus';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { useQueryClient } from '@amarena/shared/query';
import { useLocation } from '@amarena/shared/router';
import { EmptyState } from '@amarena/shared/ui';
import { useRef } from 'react';
import { useT } from './catalogue.ts';
import type { ChatKey } from './chatKey.ts';
import { Columns, Nothing } from './columns.styles.ts';
import { Conversation } from './conversation/Conversation.tsx';
import { ChatList } from './list/ChatList.tsx';
import { chatServices } from './services.ts';
import { useLiveChats } from './useChats.ts';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { useWayBack } from './useWayBack.ts';

/** The conversation in an address; null: only the list. */
function chatKeyOf(pathname: string): ChatKey | null {
  const match = findRoute(pathname);
  const id = match?.params.id;
  if (id === undefined) return null;
  return match?.route.name === 'members-id-chat' ? { profile: id } : { conversation: id };
}

/** The list, a conversation by its id, or a conversation with a member: one screen with one or two panes. */
export function ChatsScreen() {
  const t = useT();
  const member = useMember();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const chatKey = chatKeyOf(pathname);
  const shows = chatKey === null ? 'list' : 'conversation';
  useLiveChats();
  const leave = useWayBack(shows, pathname);
  const columns = useRef<HTMLDivElement>(null);
  useKeyboardRoom(columns);
  // The shell redirects visitors to the log-in. Until then there is no member whose chats could show.
  if (member === null) return null;
  const services = chatServices(client, member.id);
  return (
    <Columns ref={columns} $shows={shows}>
      <ChatList chatKey={chatKey} memberId={member.id} services={services} onLeave={leave} />
      {chatKey === null ? (
        <Nothing>
          <EmptyState scene="no-messages" title={t('list.pick_title')} text={t('list.pick_text')} />
        </Nothing>
      ) : (
        <Conversation key={JSON.stringify(chatKey)} chatKey={chatKey} memberId={member.id} services={services} onLeave={leave} />
      )}
    </Columns>
  );
}

import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { unreadMessages } from '@amarena/shared/contracts/platform/badgeCounts';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import type { ChatKey } from '../chatKey.ts';
import type { ChatServices } from '../services.ts';
import { useRemovals } from '../undoableRemovals.ts';
import { useChats } from '../useChats.ts';
import type { Filter } from './chatList.model.ts';
import { ListContent } from './ListContent.tsx';
import { ListHeader } from './ListHeader.tsx';
import { Pane } from './list.styles.ts';
import { Undo } from './Undo.tsx';

interface ChatListProps {
  /** The open conversation; null: none. */
  chatKey: ChatKey | null;
  memberId: string;
  services: ChatServices;
  /** Leaves the open conversation. */
  onLeave(): void;
}

const isOpen = (chat: Chat, key: ChatKey | null): boolean =>
  key !== null && ('conversation' in key ? chat.conversation.id === key.conversation : chat.profile.id === key.profile);

/** The member's conversations, beside an open one or as a screen of its own. Both use the same element, so that it stays mounted. */
export function ChatList({ chatKey, memberId, services, onLeave }: ChatListProps) {
  const t = useT();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [managing, setManaging] = useState(false);
  const [returned, setReturned] = useState<{ partner: string } | null>(null);
  const pane = useRef<HTMLElement>(null);
  const view = useChats();
  const removals = useRemovals(services.removals);
  const listed = view.status === 'ready' ? view.chats : [];
  const isRemoved = (chat: Chat) => removals.some(({ conversations }) => conversations.includes(chat.conversation.id));
  const chats = listed.filter((chat) => !isRemoved(chat));
  const unread = view.status === 'ready' ? view.unread - unreadMessages(listed.filter(isRemoved)) : 0;
  const open = chats.find((chat) => isOpen(chat, chatKey)) ?? null;

  // The undo button is gone, so the restored line takes the focus.
  useEffect(() => {
    if (returned === null) return;
    const line = pane.current?.querySelector<HTMLElement>(`[data-profile="${CSS.escape(returned.partner)}"] a`);
    (line ?? pane.current)?.focus();
  }, [returned]);

  const remove = ({ profile }: Chat) => {
    const theirs = listed.filter((chat) => chat.profile.id === profile.id).map((chat) => chat.conversation.id);
    services.removals.add({ partner: profile.id, name: profile.name, conversations: theirs });
    if (open?.profile.id === profile.id) onLeave();
    if (chats.length === 1) pane.current?.focus();
  };
  return (
    <Pane ref={pane} aria-label={t('list.label')} tabIndex={-1}>
      <ListHeader
        wayHome={chatKey !== null}
        unread={unread}
        filter={filter}
        onFilter={setFilter}
        search={search}
        onSearch={setSearch}
        managing={managing}
        onManage={setManaging}
        filled={view.status === 'loading' || chats.length > 0 || (view.status === 'ready' && view.rest.more !== null)}
      />
      <ListContent
        view={view.status === 'ready' ? { ...view, chats } : view}
        open={open}
        listShown={chatKey === null}
        filter={filter}
        search={search}
        memberId={memberId}
        services={services}
        onRemove={managing ? remove : null}
      />
      <Undo removals={services.removals} onUndone={(partner) => setReturned({ partner })} />
    </Pane>
  );
}

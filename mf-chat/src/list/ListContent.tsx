import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { OLD_MESSAGES_DAYS } from '@amarena/shared/contracts/chat/oldMessages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { EmptyState, LinkButton, Problem, Skeleton } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { lastOpened } from '../lastOpened.ts';
import type { ChatServices } from '../services.ts';
import { type ChatsView, type ReadyChats, useAllOf } from '../useChats.ts';
import { ChatLine } from './ChatLine.tsx';
import { type Filter, filterChats, lineText, searchChats } from './chatList.model.ts';
import { ListEnd } from './ListEnd.tsx';
import { Notice, Scroll, Waiting, WaitingLine } from './list.styles.ts';
import { Rows } from './Rows.tsx';

interface ListContentProps {
  view: ChatsView;
  /** The conversation beside the list; null: none. */
  open: Chat | null;
  /** True if the list is the screen, not a column beside a conversation. */
  listShown: boolean;
  filter: Filter;
  search: string;
  memberId: string;
  services: ChatServices;
  /** Removes a conversation; null: not possible now. */
  onRemove: ((chat: Chat) => void) | null;
}

/** The content below the header: the lines that match filter and search, or why there are none. */
export function ListContent({ view, ...rest }: ListContentProps) {
  const t = useT();
  const common = useCommonT();
  if (view.status === 'loading') return <LinesSkeleton />;
  if (view.status === 'failed') return <Problem error={view.error} onRetry={view.retry} retryLabel={common('action.retry')} />;
  if (view.chats.length === 0 && view.rest.more === null) {
    const action = <LinkButton to={pathTo('members')}>{t('list.empty_action')}</LinkButton>;
    return (
      <Scroll data-empty>
        <EmptyState scene="no-messages" title={t('list.empty_title')} text={t('list.empty_text')} action={action} />
      </Scroll>
    );
  }
  return <Found chats={view.chats} rest={view.rest} {...rest} />;
}

interface FoundProps extends Omit<ListContentProps, 'view'>, Pick<ReadyChats, 'chats' | 'rest'> {}

function Found({ chats, rest, open, listShown, filter, search, memberId, services, onRemove }: FoundProps) {
  const t = useT();
  // A state, not a ref: the lines are measured against it, so they must render again when it is mounted.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const kept = filterChats(chats, filter, open?.conversation.id ?? null);
  const lastLine = (chat: Chat) => lineText(t, chat, { draft: services.drafts.read(chat.profile.id), failed: null });
  const shown = searchChats(kept, search, lastLine);
  // A search or a filter looks through all conversations, also those that are not loaded yet.
  const narrowed = filter !== 'all' || search.trim() !== '';
  useAllOf(rest, !narrowed && chats.length > 0);
  return (
    // Another filter or search is another list, which starts at its first line.
    <Scroll ref={setScroller} key={`${filter} ${search}`}>
      {shown.length === 0 && chats.length > 0 && rest.more === null && (
        <Notice role="status">
          {search.trim() !== ''
            ? t('list.no_match', { search: search.trim() })
            : t(filter === 'unread' ? 'list.no_unread' : 'list.no_online')}
        </Notice>
      )}
      <Rows chats={shown} scroller={scroller} startAt={listShown && search === '' ? (lastOpened(memberId).read()?.profile ?? null) : null}>
        {(chat) => <ChatLine chat={chat} open={chat === open} services={services} onRemove={onRemove} />}
      </Rows>
      {rest.more === null ? (
        <Notice>{t('list.old_messages', { days: OLD_MESSAGES_DAYS })}</Notice>
      ) : (
        <ListEnd rest={rest} scroller={scroller} />
      )}
    </Scroll>
  );
}

const LINES = ['1', '2', '3', '4', '5', '6', '7'];

function LinesSkeleton() {
  const common = useCommonT();
  return (
    <Waiting aria-busy aria-label={common('state.loading')} role="status">
      {LINES.map((line) => (
        <WaitingLine key={line}>
          <Skeleton $shape="circle" $width="52px" $height="52px" />
          <Skeleton $shape="line" $width="40%" $height="18px" />
          <Skeleton $shape="line" $width="80%" $height="16px" />
        </WaitingLine>
      ))}
    </Waiting>
  );
}

import type { Message } from '@amarena/shared/contracts/chat/chats';
import { OLD_MESSAGES_DAYS } from '@amarena/shared/contracts/chat/oldMessages';
import { useCommonT } from '@amarena/shared/i18n';
import { Spinner, TextButton } from '@amarena/shared/ui';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '../catalogue.ts';
import type { Outbox, Pending } from '../outbox.ts';
import type { TheirPhotos } from '../photo/covers.ts';
import { Announcer } from './Announcer.tsx';
import { Around, Log, Notice, Start, ToEnd } from './log.styles.ts';
import { AllLines, WINDOWED_FROM, WindowedLines } from './MessageLines.tsx';
import { rowsOf } from './messageRows.model.ts';
import type { OpenConversation } from './useConversation.ts';
import { useLogScroll } from './useLogScroll.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useUnreadFrom } from './useUnreadFrom.ts';

interface MessageLogProps {
  open: OpenConversation;
  pending: readonly Pending[];
  outbox: Outbox;
  /** Rendered in place of messages if there are none. */
  empty: ReactNode;
  theirs: TheirPhotos;
  /** Reports a message; null while no message is being chosen. */
  onReport: ((message: Message) => void) | null;
}

/** The messages, oldest first. New ones are announced politely and never scroll a person who is reading further up. */
export function MessageLog({ open, pending, outbox, empty, theirs, onReport }: MessageLogProps) {
  const t = useT();
  const unread = useUnreadFrom(open.conversation, open.messages);
  const rows = useMemo(() => rowsOf(open.messages, pending, unread.sequence), [open.messages, pending, unread.sequence]);
  const last = rows.at(-1);
  const lastIsMine = last?.kind === 'pending' || (last?.kind === 'message' && last.message.from_me);
  const windowed = rows.length > WINDOWED_FROM;
  const { log, atEnd, topLine, toEnd, onScroll } = useLogScroll({
    above: `${open.messages[0]?.id} ${open.older.status}`,
    lastKey: last?.key,
    lastIsMine,
    windowed,
    unread: unread.sequence !== null,
    onNearTop: () => {
      if (open.older.status === 'more') open.older.load();
    },
  });
  useMarkRead(open.conversation, open.messages, atEnd && unread.known);
  const arrived = useArrived(open.messages, atEnd);
  const shared = { rows, partner: open.profile.name, outbox, theirs, onReport };
  const above = rows.length > 0 && (
    <Start>
      <Above open={open} />
    </Start>
  );
  return (
    <Around>
      <Log
        ref={log}
        role="log"
        aria-live="off"
        aria-busy={open.older.status === 'loading'}
        aria-label={t('conversation.log', { name: open.profile.name })}
        tabIndex={0}
        onScroll={onScroll}
      >
        {rows.length === 0 && empty}
        {windowed ? (
          <WindowedLines {...shared} log={log} topLine={topLine}>
            {above}
          </WindowedLines>
        ) : (
          <AllLines {...shared}>{above}</AllLines>
        )}
      </Log>
      <Announcer messages={open.messages} partner={open.profile.name} />
      {!atEnd && (
        <ToEnd variant="secondary" icon={<ArrowDown size={20} strokeWidth={1.75} aria-hidden />} onClick={toEnd}>
          {arrived > 0 ? t('message.new', { count: arrived }) : t('message.to_end')}
        </ToEnd>
      )}
    </Around>
  );
}

/** Number of messages from the partner since the reader scrolled away from the end. */
function useArrived(messages: OpenConversation['messages'], atEnd: boolean): number {
  const newest = messages.at(-1)?.sequence ?? 0;
  const [seen, setSeen] = useState(newest);
  if (atEnd && seen !== newest) setSeen(newest);
  return atEnd ? 0 : messages.filter((message) => !message.from_me && message.sequence > seen).length;
}

function Above({ open: { older, old_messages_hidden } }: { open: OpenConversation }) {
  const t = useT();
  const common = useCommonT();
  if (older.status === 'loading') {
    return (
      <Notice as="div">
        <Spinner label={t('message.older')} />
      </Notice>
    );
  }
  if (older.status === 'failed') {
    return (
      <Notice role="alert">
        {t('message.older_failed')} <TextButton onClick={older.retry}>{common('action.retry')}</TextButton>
      </Notice>
    );
  }
  return older.status === 'none' && old_messages_hidden ? <Notice>{t('message.hidden', { days: OLD_MESSAGES_DAYS })}</Notice> : null;
}

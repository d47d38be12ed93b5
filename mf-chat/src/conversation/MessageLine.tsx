import { type Message, REFUND_HOURS } from '@amarena/shared/contracts/chat/chats';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { VisuallyHidden } from '@amarena/shared/ui';
import { Check, CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../catalogue.ts';
import { progressOf } from '../conversation.model.ts';
import { GiftBubble } from '../gifts/GiftBubble.tsx';
import type { TheirPhotos } from '../photo/covers.ts';
import { PhotoBubble } from '../photo/PhotoBubble.tsx';
import { Below, Bubble, Mark, MessageRow, ReportMark } from './log.styles.ts';
import { MessageText } from './MessageText.tsx';
import { isEmojiAlone } from './words.model.ts';

interface MessageLineProps {
  message: Message;
  /** True for the last message of a group, which shows the time and status. */
  last: boolean;
  partner: string;
  theirs: TheirPhotos;
  /** Reports this message; null while no message is being chosen. */
  onReport: ((message: Message) => void) | null;
}

/** A stored message. The sender is announced to screen readers too, not only shown by side and colour. */
export function MessageLine({ message, last, partner, theirs, onReport }: MessageLineProps) {
  const t = useT();
  const mine = message.from_me;
  const automatic = message.kind === 'text' && message.automatic;
  return (
    <MessageRow $mine={mine}>
      <VisuallyHidden>{mine ? t('message.you') : partner}: </VisuallyHidden>
      <Said message={message} partner={partner} theirs={theirs} />
      {(last || automatic || message.cost > 1 || message.refunded_at !== null) && (
        <Below $mine={mine}>
          <Facts message={message} automatic={automatic} />
        </Below>
      )}
      {!mine && (onReport !== null || (theirs.covered && isShownPhoto(message))) && (
        <ReportMark type="button" onClick={() => (onReport ?? theirs.report)(message)}>
          {t('message.report')}
        </ReportMark>
      )}
    </MessageRow>
  );
}

function Said({ message, partner, theirs }: Pick<MessageLineProps, 'message' | 'partner' | 'theirs'>): ReactNode {
  const mine = message.from_me;
  switch (message.kind) {
    case 'text':
      return (
        <Bubble dir="auto" $mine={mine} $look={isEmojiAlone(message.text) ? 'bare' : mine ? 'out' : 'in'}>
          <MessageText text={message.text} />
        </Bubble>
      );
    case 'photo':
      return <PhotoBubble message={message} partner={partner} theirs={theirs} />;
    case 'gift':
      return <GiftBubble message={message} />;
  }
}

const isShownPhoto = (message: Message): boolean => message.kind === 'photo' && message.photo !== null;

/** A removed photo may have been refunded for another reason than a missing answer. */
const isTakenAway = (message: Message): boolean => message.kind === 'photo' && message.photo === null;

function Facts({ message, automatic }: { message: Message; automatic: boolean }) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const progress = progressOf(message);
  const Ticks = progress === 'sent' ? Check : CheckCheck;
  return (
    <>
      <time dateTime={message.sent_at}>{format.time(message.sent_at)}</time>
      {automatic && <span>· {t('message.automatic')}</span>}
      {message.cost > 1 && <span>· {common('credits', { count: message.cost })}</span>}
      {message.from_me && (
        <>
          <Mark $read={progress === 'read'}>
            <Ticks strokeWidth={1.75} aria-hidden /> {t(`message.${progress}`)}
          </Mark>
          {message.refunded_at !== null && (
            <span>· {isTakenAway(message) ? t('message.refunded_plain') : t('message.refunded', { hours: REFUND_HOURS })}</span>
          )}
        </>
      )}
    </>
  );
}

import { useSettings } from '@amarena/shared/bus';
import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { badgeText } from '@amarena/shared/contracts/platform/badgeDisplay';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { fictionalLabel, useCommonT, useFormat, useLanguage } from '@amarena/shared/i18n';
import { Badge, FictionalTag, IconButton, VerifiedMark } from '@amarena/shared/ui';
import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '../catalogue.ts';
import { useDraft } from '../drafts.ts';
import { usePending } from '../outbox.ts';
import type { ChatServices } from '../services.ts';
import { lineText } from './chatList.model.ts';
import { Count, Face, LastMessage, Line, Name, When } from './list.styles.ts';

interface ChatLineProps {
  chat: Chat;
  /** True if this conversation is open. */
  open: boolean;
  services: ChatServices;
  /** Removes the conversation; null: not possible now. */
  onRemove: ((chat: Chat) => void) | null;
}

/** Moves the focus to the next line's button before this one disappears. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

/** A conversation in the list: the partner, the time, the last message and the number of unread ones. */
export function ChatLine({ chat, open, services, onRemove }: ChatLineProps) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const language = useLanguage();
  const settings = useSettings();
  const { profile, conversation, num_unread_messages: count } = chat;
  const draft = useDraft(services.drafts, profile.id);
  const failed = usePending(services.outbox, profile.id).findLast((pending) => pending.state === 'failed')?.text ?? null;
  const unread = count > 0;
  const badge = badgeText(count);
  return (
    <>
      <Line to={pathTo('chats-id', { id: conversation.id })} aria-current={open ? 'page' : undefined} data-unread={unread || undefined}>
        <Face
          image={profile.main_image}
          cdnPrefix={settings.cdn_prefix}
          alt=""
          onlineLabel={profile.online ? common('presence.online') : undefined}
        />
        <Name $unread={unread}>
          {profile.name}
          {profile.verified && <VerifiedMark label={common('member.verified')} />}
          {profile.fictional && <FictionalTag label={fictionalLabel(settings, language, 1)} />}
        </Name>
        <When $unread={unread} dateTime={conversation.updated_at}>
          {format.dayOrTime(conversation.updated_at)}
        </When>
        {/* The draft of the open conversation shows in its box instead. */}
        <LastMessage $unread={unread} $failed={failed !== null} $alone={badge === null}>
          {lineText(t, chat, { draft: open ? '' : draft, failed })}
        </LastMessage>
        {badge !== null && (
          <Count>
            <Badge text={badge} label={t('list.badge', { count })} />
          </Count>
        )}
      </Line>
      {onRemove !== null && (
        <IconButton
          name={t('list.remove', { name: profile.name })}
          icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
          onClick={(event) => {
            focusNext(event);
            onRemove(chat);
          }}
        />
      )}
    </>
  );
}

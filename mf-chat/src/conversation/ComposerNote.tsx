import { bus } from '@amarena/shared/bus';
import type { ConversationPage } from '@amarena/shared/contracts/chat/chats';
import { Button } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Note } from './composer.styles.ts';

type Closed = Exclude<ConversationPage['sending']['reason'], 'credits' | 'free_first_message'>;

/** Why the member cannot write here; null: they can. */
export const closedReason = ({ reason }: ConversationPage['sending']): Closed | null =>
  reason === 'credits' || reason === 'free_first_message' ? null : reason;

interface ComposerNoteProps {
  reason: Closed;
  partner: string;
  onUnblock(): void;
}

/** Replaces the box: says why nothing can be sent, and what to do, if anything. */
export function ComposerNote({ reason, partner, onUnblock }: ComposerNoteProps) {
  const t = useT();
  switch (reason) {
    case 'conversation_limit':
      return (
        <Note>
          <p>{t('composer.limit')}</p>
          <Button variant="gold" onClick={() => bus.ask({ type: 'upgrade', feature: 'conversations' })}>
            {t('composer.limit_action')}
          </Button>
        </Note>
      );
    case 'blocked':
      return (
        <Note>
          <p>{t('composer.blocked', { name: partner })}</p>
          <Button variant="secondary" onClick={onUnblock}>
            {t('composer.unblock')}
          </Button>
        </Note>
      );
    case 'blocked_by_user':
      return (
        <Note>
          <p>{t('conversation.blocked_by_text')}</p>
        </Note>
      );
    case 'profile_gone':
      return (
        <Note>
          <p>{t('conversation.gone_text')}</p>
        </Note>
      );
  }
}

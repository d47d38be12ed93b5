import { useSettings, useTitle } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { fictionalLabel, useCommonT, useLanguage } from '@amarena/shared/i18n';
import { EmptyState, LinkButton, ProblemScreen, Skeleton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import type { ChatKey } from '../chatKey.ts';
import { useRecordOpened } from '../lastOpened.ts';
import type { ChatServices } from '../services.ts';
import { ConversationPane } from './ConversationPane.tsx';
import { Centre, ConversationFrame, Waiting } from './pane.styles.ts';
import { type ConversationView, useConversation } from './useConversation.ts';

interface ConversationProps {
  chatKey: ChatKey;
  memberId: string;
  services: ChatServices;
  /** Goes back to the list. */
  onLeave(): void;
}

/** The conversation in the address. */
export function Conversation({ chatKey, memberId, services, onLeave }: ConversationProps) {
  const t = useT();
  const view = useConversation(chatKey);
  const profile = view.status === 'ready' ? view.open.profile : null;
  useRecordOpened(memberId, profile?.id ?? null);
  const label = profile === null ? null : t('conversation.label', { name: profile.name });
  const fictional = fictionalLabel(useSettings(), useLanguage(), 1);
  useTitle(profile?.fictional ? `${label} (${fictional})` : label);
  return (
    <ConversationFrame aria-label={label ?? t('list.title')}>
      <Content view={view} services={services} onLeave={onLeave} />
    </ConversationFrame>
  );
}

function Content({ view, services, onLeave }: { view: ConversationView } & Pick<ConversationProps, 'services' | 'onLeave'>) {
  const common = useCommonT();
  if (view.status === 'ready') return <ConversationPane open={view.open} services={services} onLeave={onLeave} />;
  if (view.status === 'failed') return <Missing error={view.error} onRetry={view.retry} />;
  return (
    <Waiting aria-busy role="status" aria-label={common('state.loading')}>
      <Skeleton $height="64px" $width="60%" />
      <Skeleton $height="44px" $width="45%" />
      <Skeleton $height="64px" $width="52%" />
    </Waiting>
  );
}

const SCREENS = { not_found: 'not_found', blocked_by_user: 'blocked_by', profile_deleted: 'gone', profile_disabled: 'gone' } as const;
const isKnown = (code: AppError['code']): code is keyof typeof SCREENS => code in SCREENS;

/** A conversation that cannot be shown: why, and a link back to the list. */
function Missing({ error, onRetry }: { error: AppError; onRetry(): void }) {
  const t = useT();
  const common = useCommonT();
  if (!isKnown(error.code)) {
    return (
      <Centre>
        <ProblemScreen error={error} heading="h1" title={common('state.problem')} onRetry={onRetry} retryLabel={common('action.retry')} />
      </Centre>
    );
  }
  const screen = SCREENS[error.code];
  return (
    <Centre>
      <EmptyState
        scene="not-found"
        heading="h1"
        title={t(`conversation.${screen}_title`)}
        text={t(`conversation.${screen}_text`)}
        action={<LinkButton to={pathTo('chats')}>{t('conversation.back')}</LinkButton>}
      />
    </Centre>
  );
}

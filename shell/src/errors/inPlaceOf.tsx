import { useMember } from '@amarena/shared/bus';
import { pathTo, type RemoteName } from '@amarena/shared/contracts/routes';
import { LinkButton, type LinkButtonProps } from '@amarena/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useShellT } from '../i18n/catalogue.ts';

/** What a panel in the place of a remote's page is told. */
export interface InPlaceOf {
  remote: RemoteName;
  /** Calls back once a new try makes sense; answers how to stop waiting. */
  untilBack: (back: () => void) => () => void;
  onRetry: () => void;
}

/** Tries again by itself once that makes sense, as long as the panel stands. */
export function useSelfMending({ untilBack, onRetry }: Pick<InPlaceOf, 'untilBack' | 'onRetry'>): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => untilBack(() => retry()), [untilBack]);
}

/** The way to another part, where the site goes on working; nothing for visitors, who would have to log in first. */
export function Elsewhere({ remote, variant = 'primary' }: Pick<InPlaceOf, 'remote'> & Pick<LinkButtonProps, 'variant'>) {
  const t = useShellT();
  const member = useMember();
  if (member === null) return null;
  return remote === 'mf-chat' ? (
    <LinkButton variant={variant} to={pathTo('members')}>
      {t('broken.to_search')}
    </LinkButton>
  ) : (
    <LinkButton variant={variant} to={pathTo('chats')}>
      {t('broken.to_messages')}
    </LinkButton>
  );
}

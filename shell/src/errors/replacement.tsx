import { useMember } from '@amarena/shared/bus';
import { type AnyRemote, pathTo } from '@amarena/shared/contracts/platform/routes';
import { LinkButton, type LinkButtonProps } from '@amarena/shared/ui-first';
import { useEffect, useEffectEvent } from 'react';
import { useShellT } from '../catalogue.ts';

/** Props of a panel that replaces a remote's page. */
export interface ReplacementProps {
  remote: AnyRemote;
  /** Calls back once when a retry makes sense. Returns a function that cancels the wait. */
  untilBack: (back: () => void) => () => void;
  onRetry: () => void;
}

/** Retries by itself when that makes sense, while the panel is mounted. */
export function useAutoRetry({ untilBack, onRetry }: Pick<ReplacementProps, 'untilBack' | 'onRetry'>): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => untilBack(() => retry()), [untilBack]);
}

/** Links to another part that still works. Visitors get none, because they would have to log in first. */
export function Elsewhere({ remote, variant = 'primary' }: Pick<ReplacementProps, 'remote'> & Pick<LinkButtonProps, 'variant'>) {
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

import { useMember } from '@amarena/shared/bus';
import type { RemoteFailureKind } from '@amarena/shared/contracts/clientErrors';
import { pathTo, type RemoteName } from '@amarena/shared/contracts/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Art, Button, LinkButton, Muted, media, Page, Row, Stack } from '@amarena/shared/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useShellT } from '../i18n/catalogue.ts';
import { mayArrive } from '../loading/versions.ts';
import { useStore } from '../store.ts';
import { useTools } from '../tools.ts';

const Root = styled.section`
  display: grid;
  gap: var(--s-5);
  padding: var(--s-6);
  border: var(--bw-strong) dashed var(--border-strong);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  ${media.md} {
    grid-template-columns: 148px minmax(0, 64ch);
    gap: var(--s-8);
    align-items: center;
    padding: var(--s-10);
  }
`;

const Title = styled.h1`
  font-size: var(--text-2xl);
`;

const Actions = styled(Row)`
  padding-block: var(--s-3);
`;

const Versions = styled(Muted)`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

export interface FailurePanelProps {
  remote: RemoteName;
  /** Versions that failed, in the order in which they were tried. */
  tried: readonly string[];
  /** How they failed; null: there is no version at all. */
  kind: RemoteFailureKind | null;
  onRetry: () => void;
}

const explanation = (tried: readonly string[]) =>
  tried.length === 0 ? 'broken.none' : tried.length === 1 ? 'broken.again' : 'broken.previous';

/** Tries again by itself once the network is back, where the want of it was the cause. */
function useRetryOnline(kind: RemoteFailureKind | null, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const waits = mayArrive(kind);
  useEffect(() => {
    if (!waits) return;
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [waits]);
}

/** In the place of a remote whose every version failed: what happened, a new try, and where the site goes on working. */
export function FailurePanel({ remote, tried, kind, onRetry }: FailurePanelProps) {
  const t = useShellT();
  const common = useCommonT();
  const member = useMember();
  const parts = useStore(useTools().overrideParts$);
  const override = parts?.overrides.find((one) => one.remote === remote);
  useRetryOnline(kind, onRetry);
  const elsewhere = remote === 'mf-chat' ? 'members' : 'chats';
  return (
    <Page>
      <Root role="alert">
        <Art scene="error" size={148} />
        <Stack $gap={2}>
          <Title>{t(`broken.${remote}`)}</Title>
          {kind !== null && <p>{t(`broken.why.${kind}`)}</p>}
          {parts && override ? <parts.OverrideReason override={override} /> : <Muted>{t(explanation(tried))}</Muted>}
          <Actions $gap={2}>
            {parts && override && <parts.OverrideReset />}
            <Button
              variant={override ? 'secondary' : 'primary'}
              icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
              onClick={onRetry}
            >
              {common('action.retry')}
            </Button>
            {member && (
              <LinkButton variant="secondary" to={pathTo(elsewhere)}>
                {t(elsewhere === 'chats' ? 'broken.to_messages' : 'broken.to_search')}
              </LinkButton>
            )}
          </Actions>
          {tried.length > 0 && <Versions $size="xs">{t('broken.reported', { remote, versions: tried.join(', ') })}</Versions>}
        </Stack>
      </Root>
    </Page>
  );
}

import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { isRemoteName } from '@amarena/shared/contracts/platform/guests';
import { useCommonT } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Art, Button, Figures, Muted, media, Page, Row, Stack } from '@amarena/shared/ui-first';
import { RotateCw } from 'lucide-react';
import { useShellT } from '../catalogue.ts';
import { mayRecover } from '../loading/versions.ts';
import { useOverrides } from '../provided.ts';
import { useStore } from '../store.ts';
import { Elsewhere, type ReplacementProps, useAutoRetry } from './replacement.tsx';

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

export interface FailurePanelProps extends ReplacementProps {
  /** Versions that failed, in the order in which they were tried. */
  tried: readonly string[];
  /** How they failed; null: no version exists. */
  kind: RemoteFailureKind | null;
  /** `h2` if the server-rendered page, with a title of its own, still stands below. Default `h1`. */
  heading?: 'h1' | 'h2';
}

/** The HTTP status that fits: unavailable for now, or broken. */
const statusOf = (kind: RemoteFailureKind | null): number => (kind === null || mayRecover(kind) ? 503 : 500);

const explanation = (tried: readonly string[]) =>
  tried.length === 0 ? 'broken.none' : tried.length === 1 ? 'broken.again' : 'broken.previous';

/** Replaces a remote of which every version failed: what happened, a button to try again, and links to what still works. */
export function FailurePanel({ remote, tried, kind, untilBack, onRetry, heading = 'h1' }: FailurePanelProps) {
  const t = useShellT();
  const common = useCommonT();
  const parts = useStore(useOverrides());
  const override = parts?.overrides.find((one) => one.remote === remote);
  useAutoRetry({ untilBack, onRetry });
  return (
    <Page>
      <Root role="alert">
        <Art scene="error" size={148} />
        <Stack $gap={2}>
          <Title as={heading}>{t(`broken.${isRemoteName(remote) ? remote : 'mf-landers'}`)}</Title>
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
            <Elsewhere remote={remote} variant="secondary" />
          </Actions>
          <Muted $size="xs">
            <Figures>{t('error.status', { status: statusOf(kind) })}</Figures>
          </Muted>
          {tried.length > 0 && <Versions $size="xs">{t('broken.reported', { remote, versions: tried.join(', ') })}</Versions>}
        </Stack>
      </Root>
    </Page>
  );
}

import { useCommonT } from '@amarena/shared/i18n';
import { Button, EmptyState, Page, Row } from '@amarena/shared/ui-first';
import { useDeferredT } from '../deferred/catalogue.ts';
import { Elsewhere, type ReplacementProps, useAutoRetry } from './replacement.tsx';

/** Replaces a page that was never stored on this device while there is no network. It recovers by itself. */
export function OfflinePanel({ remote, untilBack, onRetry }: ReplacementProps) {
  const t = useDeferredT();
  const common = useCommonT();
  useAutoRetry({ untilBack, onRetry });
  return (
    <Page>
      <div role="alert">
        <EmptyState
          scene="offline"
          heading="h1"
          title={t('offline.title')}
          text={t('offline.page')}
          action={
            <Row $gap={2} $justify="center">
              <Elsewhere remote={remote} />
              <Button variant="secondary" onClick={onRetry}>
                {common('action.retry')}
              </Button>
            </Row>
          }
        />
      </div>
    </Page>
  );
}

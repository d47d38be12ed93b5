import { bus } from '@amarena/shared/bus';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, EmptyState, Page, ProblemScreen } from '@amarena/shared/ui';
import { useT } from '../../catalogue.ts';

/** The lander or member does not exist, or the address names none. */
const GONE: readonly AppError['code'][] = ['not_found', 'validation_failed'];

/** Says that a lander does not exist, with a link to sign up; any other failure can be retried. */
export function LanderProblem({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const t = useT();
  const common = useCommonT();
  if (!GONE.includes(error.code)) {
    return <ProblemScreen heading="h1" error={error} title={t('lander.failed')} onRetry={onRetry} retryLabel={common('action.retry')} />;
  }
  return (
    <Page $width="settings">
      <EmptyState
        scene="not-found"
        heading="h1"
        title={t('lander.gone.title')}
        text={t('lander.gone.text')}
        action={<Button onClick={() => bus.ask({ type: 'signup' })}>{common('action.signup')}</Button>}
      />
    </Page>
  );
}

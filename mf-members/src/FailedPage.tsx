import type { AppError } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { Page, ProblemScreen } from '@amarena/shared/ui-first';

/** The page when its first request fails, with a button to try again. */
export function FailedPage({ error, retry }: { error: AppError; retry: () => void }) {
  const common = useCommonT();
  return (
    <Page>
      <ProblemScreen error={error} title={common('state.problem')} heading="h1" onRetry={retry} retryLabel={common('action.retry')} />
    </Page>
  );
}

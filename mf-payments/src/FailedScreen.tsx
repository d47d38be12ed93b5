import { useCommonT } from '@amarena/shared/i18n';
import { ProblemScreen, type ProblemScreenProps } from '@amarena/shared/ui';

interface FailedScreenProps extends Pick<ProblemScreenProps, 'error' | 'heading'> {
  /** What could not be read. Missing: the heading above says it, and this only that something went wrong. */
  title?: string;
  onRetry: () => void;
}

/** In the place of what could not be read: what happened, and another try where one is of use. */
export function FailedScreen({ error, heading = 'h2', title, onRetry }: FailedScreenProps) {
  const common = useCommonT();
  return (
    <ProblemScreen
      error={error}
      heading={heading}
      title={title ?? common('state.problem')}
      onRetry={error.code === 'not_found' ? undefined : onRetry}
      retryLabel={common('action.retry')}
    />
  );
}

import { useCommonT } from '@amarena/shared/i18n';
import { ProblemScreen, type ProblemScreenProps } from '@amarena/shared/ui';

interface FailedScreenProps extends Pick<ProblemScreenProps, 'error' | 'heading'> {
  /** What could not be loaded. Omitted: the heading above says it, and this only says that something went wrong. */
  title?: string;
  onRetry: () => void;
}

/** Replaces content that failed to load: what happened, and a retry if it can help. */
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

import { useCommonT } from '@amarena/shared/i18n';
import { ProblemScreen, type ProblemScreenProps } from '@amarena/shared/ui';

type FailedScreenProps = Omit<ProblemScreenProps, 'onRetry' | 'retryLabel'> & { onRetry: () => void };

/** In the place of what could not be read: what happened, and another try. `title` names the place, as its heading does. */
export function FailedScreen(props: FailedScreenProps) {
  const common = useCommonT();
  return <ProblemScreen {...props} retryLabel={common('action.retry')} />;
}

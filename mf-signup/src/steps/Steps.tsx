import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { navigate } from '@amarena/shared/router';
import { Problem, ProblemScreen, Skeleton, Stack } from '@amarena/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { stepsInProgress, useProgress } from '../signupInProgress.ts';
import { useOwnUser } from '../useOwnUser.ts';
import { AboutStep } from './AboutStep.tsx';
import { stepBefore } from './availableSteps.model.ts';
import { InfoStep } from './InfoStep.tsx';
import { MailStep } from './MailStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { PushStep } from './PushStep.tsx';
import type { StepProps } from './stepProps.ts';
import { useSteps } from './useSteps.ts';

export interface StepsProps {
  heading: 'h1' | 'h2';
  /** Called when the person continues to the site; omitted if sign-up is its own page. */
  onLeave?: (() => void) | undefined;
  /** Called with true while closing would lose progress: until the last step. */
  onProgress?: ((inProgress: boolean) => void) | undefined;
}

/** The steps after the account, from the first open one, on a page or in a dialog. */
export function Steps({ heading, onLeave, onProgress }: StepsProps) {
  const common = useCommonT();
  const user = useOwnUser();
  const { view, pass, passing, problem, goBack } = useSteps(onLeave === undefined);
  useProgress(stepsInProgress(view), onProgress);
  const over = view.status === 'over';
  const leave = useEffectEvent(() => {
    onLeave?.();
    navigate(pathTo('signup-matches'), { replace: true });
  });
  useEffect(() => {
    if (over) leave();
  }, [over]);

  if (view.status === 'failed') {
    return (
      <ProblemScreen
        error={view.error}
        title={common('state.problem')}
        heading={heading}
        onRetry={view.retry}
        retryLabel={common('action.retry')}
      />
    );
  }
  if (view.status !== 'ready' || user === null) {
    return (
      <Stack role="status" aria-busy aria-label={common('state.loading')}>
        <Skeleton $height="4px" />
        <Skeleton $height="40px" $width="70%" />
        <Skeleton $height="240px" />
      </Stack>
    );
  }
  const { steps } = view;
  const before = stepBefore(steps, view.step);
  const props: StepProps = { heading, user, steps, pass, passing, onBack: before === null ? undefined : () => goBack(before) };
  return (
    <Stack $gap={5}>
      {view.step === 'push' && <PushStep {...props} />}
      {view.step === 'photo' && <PhotoStep {...props} />}
      {view.step === 'info' && <InfoStep {...props} />}
      {view.step === 'about' && <AboutStep {...props} />}
      {view.step === 'mail' && <MailStep {...props} email={view.progress.email} onLeave={onLeave} />}
      {problem !== null && <Problem error={problem} reveal />}
    </Stack>
  );
}

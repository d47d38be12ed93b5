import type { User } from '@amarena/shared/contracts/accounts';
import type { StepsHere } from './steps.model.ts';
import type { Steps as SignupSteps } from './useSteps.ts';

/** What every step gets. */
export interface StepProps extends Pick<SignupSteps, 'pass' | 'passing'> {
  heading: 'h1' | 'h2';
  user: User;
  steps: StepsHere;
  /** Missing at the first step. */
  onBack: (() => void) | undefined;
}

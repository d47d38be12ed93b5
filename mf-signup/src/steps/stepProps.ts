import type { User } from '@amarena/shared/contracts/accounts';
import type { StepsHere } from './steps.model.ts';
import type { Steps as SignupSteps } from './useSteps.ts';

/** Props of every step. */
export interface StepProps extends Pick<SignupSteps, 'pass' | 'passing'> {
  heading: 'h1' | 'h2';
  user: User;
  steps: StepsHere;
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
}

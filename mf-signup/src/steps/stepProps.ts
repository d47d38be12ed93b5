import type { User } from '@amarena/shared/contracts/account/user';
import type { AvailableSteps } from './availableSteps.model.ts';
import type { Steps as SignupSteps } from './useSteps.ts';

/** Props of every step. */
export interface StepProps extends Pick<SignupSteps, 'pass' | 'passing'> {
  heading: 'h1' | 'h2';
  user: User;
  steps: AvailableSteps;
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
}

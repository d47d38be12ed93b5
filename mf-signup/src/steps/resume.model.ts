import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import type { SignupProgress } from '@amarena/shared/contracts/account/signupSteps';
import type { AvailableSteps } from './availableSteps.model.ts';

/** The first open step; null: sign-up is complete. */
export const openStep = (steps: AvailableSteps, { done }: Pick<SignupProgress, 'done'>): SignupStep | null =>
  steps.find((step) => !done.includes(step)) ?? null;

/** The step with a name, if sign-up has come that far; null: the address has none, or one that is still to come. */
export function reachedStep(steps: AvailableSteps, name: string | null, open: SignupStep): SignupStep | null {
  const step = steps.find((known) => known === name);
  return step !== undefined && steps.indexOf(step) <= steps.indexOf(open) ? step : null;
}

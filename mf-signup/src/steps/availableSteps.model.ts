import type { PushState } from '@amarena/shared/bus';
import { SIGNUP_STEPS, type SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';

/** The steps of this sign-up, in order. */
export type AvailableSteps = readonly SignupStep[];

/** The steps, depending on whether push is possible when sign-up starts; null: not known yet. */
export function stepsWith({ subscription }: Pick<PushState, 'subscription'>, pushOffered: boolean): AvailableSteps | null {
  if (!pushOffered) return SIGNUP_STEPS.filter((step) => step !== 'push');
  if (subscription === 'unknown') return null;
  return SIGNUP_STEPS.filter((step) => step !== 'push' || subscription === 'none');
}

/** The account and every step but the last, which asks for nothing. */
export const stepCount = (steps: AvailableSteps): number => steps.length;

/** Position of a step in the progress bar, from 1; the account is the first. */
export const placeOf = (steps: AvailableSteps, step: SignupStep): number => steps.indexOf(step) + 2;

export const stepAfter = (steps: AvailableSteps, step: SignupStep): SignupStep => steps[steps.indexOf(step) + 1] ?? 'mail';

/** Null at the first step, because the account exists already. */
export const stepBefore = (steps: AvailableSteps, step: SignupStep): SignupStep | null => steps[steps.indexOf(step) - 1] ?? null;

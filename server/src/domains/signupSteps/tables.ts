import type { SignupStep } from '@amarena/shared/contracts/account/signupSteps';

export interface SignupStepsTables {
  signup_steps: { member_id: string; passed: SignupStep[] };
}

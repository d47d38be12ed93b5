import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';

export interface SignupStepsTables {
  signup_steps: { member_id: string; passed: SignupStep[] };
}

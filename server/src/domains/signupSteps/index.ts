import type { Api } from '../../http/platform.ts';
import { registerSignupSteps } from './routes.ts';
import { createSignupSteps, type Deps } from './service.ts';
import { createSignupMatches, type SignupMatchesDeps } from './signupMatches.ts';

/** What new members are asked after sign-up, and whom they see first. */
export function openSignupSteps(api: Api, deps: Deps & SignupMatchesDeps) {
  const signupSteps = createSignupSteps(deps);
  registerSignupSteps(api, signupSteps, createSignupMatches(deps));
  return signupSteps;
}

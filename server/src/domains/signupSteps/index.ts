import type { Api } from '../../http/platform.ts';
import { registerSignupSteps } from './routes.ts';
import { createSignupSteps, type Deps } from './service.ts';

/** What new members are asked after sign-up. */
export function openSignupSteps(api: Api, deps: Deps) {
  const signupSteps = createSignupSteps(deps);
  registerSignupSteps(api, signupSteps);
  return signupSteps;
}

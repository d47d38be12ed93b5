import type { Api } from '../../http/platform.ts';
import { registerSignupSteps } from './routes.ts';
import { createSignupSteps, type Deps } from './service.ts';

/** What a newcomer is asked after the account. */
export function openSignupSteps(api: Api, deps: Deps) {
  const signupSteps = createSignupSteps(deps);
  registerSignupSteps(api, signupSteps);
  return signupSteps;
}

import type { Api } from '../../http/platform.ts';
import { registerVerification } from './routes.ts';
import { createVerification, type Deps } from './service.ts';

/** Verified profiles. */
export function openVerification(api: Api, deps: Deps) {
  const verification = createVerification(deps);
  registerVerification(api, verification);
  return verification;
}

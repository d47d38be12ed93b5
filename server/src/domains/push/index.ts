import type { Api } from '../../http/platform.ts';
import { registerPageVisibility } from './pageVisibility.ts';
import { registerPush } from './routes.ts';
import { createPush, type Deps } from './service.ts';

/** Push messages to members' devices. */
export async function openPush(api: Api, deps: Deps) {
  const push = createPush(deps);
  await registerPush(api, push);
  registerPageVisibility(api, deps.now);
  return push;
}
